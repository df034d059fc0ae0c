import { customerPlan, plan } from '@console/api';
import { send } from '@console/http';
import { callQuery, keyOf, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { t } from '@console/words';
import { billingSettings } from '../components/billing-settings';

const PLANS_STAY_FRESH_MS = 5 * 60_000;

/** BILL-010. Lowest first. */
export const planTiersQuery = callQuery(
  plan.getPlanTiers,
  {},
  { select: (tiers) => tiers.toSorted((a, b) => a.tierLevel - b.tierLevel), staleTime: PLANS_STAY_FRESH_MS },
);

/** BILL-011 */
export const planTierQuery = (planId: string) =>
  callQuery(plan.getPlanTier, { planId }, { staleTime: PLANS_STAY_FRESH_MS });

const SCHEDULED_CHANGE = keyOf(customerPlan.getScheduledChange);

export const scheduledChangeQuery = () =>
  callQuery(customerPlan.getScheduledChange, {}, { enabled: billingSettings().hasScheduledChanges });

export function useKeepPlan() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (_plan: plan.PlanTier) => send(customerPlan.removeScheduledChange),
    saved: (_, { planName }) => ({ title: t('You’re staying on {planName}', { planName }) }),
    record: ({ planName }) => planName,
    failed: t('Failed to keep the plan'),
    label: t('The plan'),
    onSuccess: () => client.setQueryData(SCHEDULED_CHANGE, null),
    onError: () => client.invalidateQueries({ queryKey: SCHEDULED_CHANGE }),
  });
}
