import { customerPlan } from '@console/api';
import { send } from '@console/http';
import { callQuery, useQuery, useQueryClient } from '@console/query';
import { useCan } from '@console/session';
import { useSave } from '@console/ui';
import { t } from '@console/words';
import area from '../area';
import { billingSettings } from '../components/billing-settings';

const WHILE_PAYING_MS = 2_000;

/** C95: buying a plan also requires the billing right, unless the installation sets `buyersNeedBilling` to false. */
export function useMayBuy(): boolean {
  const isBiller = useCan({ feature: area.pages.overview.requires.feature });
  return isBiller || !billingSettings().buyersNeedBilling;
}

/** The company's orders, the latest first; undefined on a platform without `Orders`. */
export function useOrders() {
  const isRequested = useMayBuy() && billingSettings().hasOrders;
  return { ...useQuery({ ...ordersQuery, enabled: isRequested }), isRequested };
}

const ordersQuery = callQuery(
  customerPlan.getOrders,
  {},
  {
    // The order may have been paid in another tab or at the provider, so returning to this tab refetches.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.some((order) => order.state === 'paying') ? WHILE_PAYING_MS : false),
  },
);

/** Today's charge and the next one; undefined on a platform without `Quote`, and for a plan per agreement. */
export function useQuote(planId: string, hasPrice: boolean) {
  const enabled = useMayBuy() && billingSettings().hasOrders && hasPrice;
  return useQuery(callQuery(customerPlan.getQuote, { query: { planId } }, { enabled }));
}

/** Cancels an order that waits for its payment. */
export function useCancelOrder() {
  const client = useQueryClient();
  return useSave({
    mutationFn: ({ orderId }: customerPlan.Order) => send(customerPlan.cancelOrder, { orderId }),
    saved: t('The order was cancelled. Nothing was paid.'),
    failed: t('Failed to cancel the order'),
    label: t('The cancelled order'),
    onSettled: () => {
      for (const noun of ['Billing', 'CustomerPlan']) void client.invalidateQueries({ queryKey: [noun] });
    },
  });
}
