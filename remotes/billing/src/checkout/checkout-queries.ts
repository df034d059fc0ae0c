import { customerPlan, type plan } from '@console/api';
import { ApiError, send } from '@console/http';
import { useQueryClient } from '@console/query';
import { refreshCustomer } from '@console/session';
import { type SaveReport, toDay, useSave } from '@console/ui';
import { t } from '@console/words';
import { useEffect, useRef } from 'react';
import { allowedAddress, page } from '../components/leave-console';
import { dayInWords, firstOfNextMonth } from '../plans/plan-rules';
import { type PlacedOrder, persistOrder } from './placed-order';

/** BILL-015 */
export type PaymentMethodId = PlacedOrder['method'];

export interface PlanOrder {
  tier: plan.PlanTier;
  method: PaymentMethodId;
  isDowngrade: boolean;
}

interface Placed {
  /** Card payments continue at this address. */
  destination?: URL;
  invoiceNo?: string | undefined;
}

/** C38. Sent once; `destination` is the card payment's page. After the user left, a toast reports. */
export function useBuyPlan() {
  const client = useQueryClient();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return useSave({
    mutationFn: async ({ tier, method }: PlanOrder): Promise<Placed> => {
      if (method === 'stripe') {
        const { url } = await send(customerPlan.startPlan, { body: { planId: tier.id } });
        return { destination: allowedAddress(url, t('Nothing was charged.')) };
      }
      return { invoiceNo: (await send(customerPlan.issueInvoice, { query: { planId: tier.id } }))?.invoiceNo };
    },
    label: t('The order'),
    failed: t('Failed to initiate checkout'),
    isSentOnce: true,
    saved: (placed, order) => (isLeft.current ? reportOf(placed, order) : undefined),
    onSuccess: (_, { tier, method, isDowngrade }) => {
      const takesEffect = isDowngrade ? toDay(firstOfNextMonth()) : undefined;
      persistOrder({ planId: tier.id, method, takesEffect });
      for (const noun of ['Billing', 'CustomerPlan']) void client.invalidateQueries({ queryKey: [noun] });
      // Otherwise the thank-you page refreshes (BILL-027).
      if (isLeft.current) void refreshCustomer();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.isOutcomeUnknown) void refreshCustomer();
    },
  });
}

function reportOf({ destination, invoiceNo }: Placed, { tier, isDowngrade }: PlanOrder): SaveReport {
  const { planName } = tier;
  if (isDowngrade) return { title: t('{planName} starts on {day}', { planName, day: dayInWords(firstOfNextMonth()) }) };
  if (destination === undefined || destination.origin === window.location.origin) {
    const description =
      invoiceNo === undefined
        ? t('You’ll find the invoice under Invoices.')
        : t('You’ll find invoice {invoiceNo} under Invoices.', { invoiceNo });
    return { title: t('{planName} has started', { planName }), ...(destination ? {} : { description }) };
  }
  const action = { label: t('Pay'), onClick: () => page.assign(destination.href) };
  return {
    kind: 'info',
    title: t('{planName} was ordered and is awaiting payment', { planName }),
    action,
    sticky: true,
  };
}
