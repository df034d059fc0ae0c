import { customerPlan, type plan } from '@console/api';
import { ApiError, send } from '@console/http';
import { useQueryClient } from '@console/query';
import { refreshCustomer } from '@console/session';
import { type SaveReport, toDay, useSave } from '@console/ui';
import { allowedAddress, page } from '../components/leave-console';
import { dayInWords, firstOfNextMonth } from '../plans/plan-rules';
import { type PlacedOrder, persistOrder } from './placed-order';

/** BILL-015, with the ids of the specification. */
export type PaymentMethodId = PlacedOrder['method'];

/** What is bought, and how. */
export interface PlanOrder {
  tier: plan.PlanTier;
  method: PaymentMethodId;
  isDowngrade: boolean;
}

interface Placed {
  /** Where to go on, if the platform has sent the browser somewhere. */
  destination?: URL;
  invoiceNo?: string | undefined;
}

/**
 * Buys a plan: the payment provider's page for a card, one invoice otherwise (C38). Sent once; which of the two it was,
 * the answer says by where to go on. Who has left the checkout is told wherever they are, and their company is read again.
 */
export function useBuyPlan() {
  const client = useQueryClient();
  return useSave({
    mutationFn: async ({ tier, method }: PlanOrder): Promise<Placed> => {
      if (method === 'stripe') {
        const { url } = await send(customerPlan.startPlan, { body: { planId: tier.id } });
        return { destination: allowedAddress(url, 'Nothing was paid.') };
      }
      return { invoiceNo: (await send(customerPlan.issueInvoice, { query: { planId: tier.id } }))?.invoiceNo };
    },
    label: 'The order',
    failed: 'Failed to initiate checkout',
    isSentOnce: true,
    saved: (placed, order, { isLeft }) => (isLeft ? reportOf(placed, order) : undefined),
    onSuccess: (_, { tier, method, isDowngrade }, { isLeft }) => {
      const takesEffect = isDowngrade ? toDay(firstOfNextMonth()) : undefined;
      persistOrder({ planId: tier.id, method, takesEffect });
      for (const noun of ['Billing', 'CustomerPlan']) void client.invalidateQueries({ queryKey: [noun] });
      // The thank-you page does it otherwise (BILL-027).
      if (isLeft) void refreshCustomer();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.isOutcomeUnknown) void refreshCustomer();
    },
  });
}

function reportOf({ destination, invoiceNo }: Placed, { tier, isDowngrade }: PlanOrder): SaveReport {
  const { planName } = tier;
  if (isDowngrade) return { title: `${planName} begins on ${dayInWords(firstOfNextMonth())}` };
  if (destination === undefined || destination.origin === window.location.origin) {
    const description = `${invoiceNo === undefined ? 'The invoice' : `Invoice ${invoiceNo}`} is among your invoices.`;
    return { title: `${planName} has begun`, ...(destination ? {} : { description }) };
  }
  const action = { label: 'Pay', onClick: () => page.assign(destination.href) };
  return { kind: 'info', title: `${planName} was ordered and waits for its payment`, action, sticky: true };
}
