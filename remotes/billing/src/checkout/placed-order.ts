import { tabStorage } from '@console/browser';
import { z } from '@console/schema';

/** BILL-025: persisted, because the provider's page unloads the console, and a reload shows the same. */
const placedOrderSchema = z.object({
  planId: z.string(),
  method: z.enum(['stripe', 'invoice']),
  /** ISO 8601. */
  orderedAt: z.string(),
  /** Absent for a higher plan. */
  takesEffect: z.optional(z.string()),
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

const KEY = 'billing.order';

export function persistOrder(order: Omit<PlacedOrder, 'orderedAt'>): void {
  // Without storage the thank-you page shows less.
  tabStorage.owned.write(KEY, JSON.stringify({ ...order, orderedAt: new Date().toISOString() }));
}

/** Undefined if ordered elsewhere. */
export function readOrder(planId: string): PlacedOrder | undefined {
  try {
    const parsed = placedOrderSchema.safeParse(JSON.parse(tabStorage.owned.read(KEY) ?? ''));
    return parsed.success && parsed.data.planId === planId ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
