import { tabStorage } from '@console/browser';
import { z } from '@console/schema';

/**
 * The order that was placed in this tab. It is persisted because the payment provider's page unloads the console, and
 * because the thank-you page must show the same after a reload (BILL-025).
 */
const placedOrderSchema = z.object({
  planId: z.string(),
  method: z.enum(['stripe', 'invoice']),
  /** ISO 8601 instant. */
  orderedAt: z.string(),
  /** The day on which a lower plan takes effect; absent otherwise. */
  takesEffect: z.optional(z.string()),
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

const KEY = 'billing.order';

export function persistOrder(order: Omit<PlacedOrder, 'orderedAt'>): void {
  // If the browser refuses to store it, the thank-you page only shows less.
  tabStorage.owned.write(KEY, JSON.stringify({ ...order, orderedAt: new Date().toISOString() }));
}

/** The persisted order of a plan; undefined when this tab has not placed it. */
export function readOrder(planId: string): PlacedOrder | undefined {
  try {
    const parsed = placedOrderSchema.safeParse(JSON.parse(tabStorage.owned.read(KEY) ?? ''));
    return parsed.success && parsed.data.planId === planId ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
