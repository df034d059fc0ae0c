import { get } from '@console/http';
import { z } from '@console/schema';

/* api/Plan */

/** BILL-006 */
export const planTier = z.object({
  id: z.string(),
  planName: z.string(),
  planDescription: z.string(),
  tierLevel: z.int(),
  /** False = negotiated, not sold here. */
  prePriced: z.boolean(),
  /** BILL-007: monthly, major units. */
  planPrices: z.array(z.object({ currency: z.string(), price: z.number() })),
  whatsIncluded: z.array(z.string()),
});
export type PlanTier = z.infer<typeof planTier>;

/** BILL-010 */
export const getPlanTiers = get('main', 'api/Plan/PlanTiers', { answer: z.array(planTier) });
/** BILL-011 */
export const getPlanTier = get('main', 'api/Plan/PlanTiers/:planId', { answer: planTier });
