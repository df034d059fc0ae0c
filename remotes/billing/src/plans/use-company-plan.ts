import type { plan } from '@console/api';
import { useSession } from '@console/session';

export function useCompanyPlan() {
  const customer = useSession((session) => session.customer);
  return {
    name: customer?.name ?? '',
    orgNumber: customer?.orgNumber ?? '',
    currency: customer?.country?.currency,
    tierLevel: customer?.currentPlan?.tierLevel,
    billingAddress: customer?.billingAddress,
    contactEmail: customer?.contactPerson?.email,
    licenses: customer?.licenses ?? [],
    /** BILL-004, BILL-005 */
    isNew: Boolean(customer?.orgNumber) && customer?.licenses.length === 0,
  };
}

export const currentTierOf = (tiers: readonly plan.PlanTier[], tierLevel: number | undefined) =>
  tiers.find((tier) => tier.tierLevel === tierLevel);
