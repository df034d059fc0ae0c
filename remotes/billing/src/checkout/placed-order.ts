import { tabStorage } from '@console/browser';
import { z } from '@console/schema';

/**
 * What was ordered in this tab. The way over the payment provider's page forgets everything else, and the thank-you page
 * must say the same after a reload (BILL-025).
 */
const placedOrderSchema = z.object({
  planId: z.string(),
  method: z.enum(['stripe', 'invoice']),
  /** ISO 8601 instant. */
  orderedAt: z.string(),
  /** A lower plan takes effect on this day. */
  takesEffect: z.optional(z.string()),
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

const KEY = 'billing.order';

export function persistOrder(order: Omit<PlacedOrder, 'orderedAt'>): void {
  // Without it the thank-you page says less.
  tabStorage.owned.write(KEY, JSON.stringify({ ...order, orderedAt: new Date().toISOString() }));
}

/** The order of a plan; undefined when another tab has placed it. */
export function readOrder(planId: string): PlacedOrder | undefined {
  try {
    const parsed = placedOrderSchema.safeParse(JSON.parse(tabStorage.owned.read(KEY) ?? ''));
    return parsed.success && parsed.data.planId === planId ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
