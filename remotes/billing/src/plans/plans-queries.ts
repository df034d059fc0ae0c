import { customerPlan, plan } from '@console/api';
import { queryOptions, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { billingSettings } from '../components/billing-settings';

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

const SCHEDULED_CHANGE = ['CustomerPlan', 'ScheduledChange'] as const;

/** The lower plan that is to come; null = none. */
export const scheduledChangeQuery = () =>
  queryOptions({
    queryKey: SCHEDULED_CHANGE,
    queryFn: ({ signal }) => customerPlan.getScheduledChange(signal),
    enabled: billingSettings().hasScheduledChanges,
  });

/** Takes the downgrade back. */
export function useKeepPlan() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (_plan: plan.PlanTier) => customerPlan.removeScheduledChange(),
    saved: (_, { planName }) => ({ title: `${planName} stays your plan` }),
    record: ({ planName }) => planName,
    failed: 'Failed to keep the plan',
    label: 'The plan',
    onSuccess: () => client.setQueryData(SCHEDULED_CHANGE, null),
    onError: () => client.invalidateQueries({ queryKey: SCHEDULED_CHANGE }),
  });
}
