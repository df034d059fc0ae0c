import { customerPlan } from '@console/api';
import { useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { allowedAddress } from '../components/leave-console';

/** BILL-015, with the ids of the specification. */
export type PaymentMethodId = 'stripe' | 'invoice';

/** Where to go on, if the platform has sent the browser somewhere. */
type Destination = URL | undefined;

/**
 * Buys a plan: the payment provider's page for a card, one invoice otherwise (C38). Sent once; which of the two it was,
 * the answer says by where to go on.
 */
export function useBuyPlan() {
  const client = useQueryClient();
  return useSave({
    mutationFn: async ({ planId, method }: { planId: string; method: PaymentMethodId }): Promise<Destination> => {
      if (method === 'stripe') return allowedAddress((await customerPlan.startPlan(planId)).url);
      await customerPlan.issueInvoice(planId);
      return undefined;
    },
    failed: 'Failed to initiate checkout',
    onSuccess: () => {
      for (const noun of ['Billing', 'CustomerPlan']) void client.invalidateQueries({ queryKey: [noun] });
    },
  });
}
