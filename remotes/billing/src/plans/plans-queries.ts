import { plan } from '@console/api';
import { queryOptions } from '@console/query';

const PLANS = ['Plan', 'PlanTiers'] as const;
const PLANS_STAY_FRESH_MS = 5 * 60_000;

/** BILL-010. The lowest tier first. */
export const planTiersQuery = queryOptions({
  queryKey: PLANS,
  queryFn: ({ signal }) => plan.getPlanTiers(signal),
  select: (tiers) => tiers.toSorted((a, b) => a.tierLevel - b.tierLevel),
  staleTime: PLANS_STAY_FRESH_MS,
});

/** BILL-011 */
export const planTierQuery = (planId: string) =>
  queryOptions({
    queryKey: [...PLANS, planId],
    queryFn: ({ signal }) => plan.getPlanTier(planId, signal),
    staleTime: PLANS_STAY_FRESH_MS,
  });
