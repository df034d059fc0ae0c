import { customerPlan } from '@console/api';
import { send } from '@console/http';
import { callQuery, useQuery, useQueryClient } from '@console/query';
import { useCan } from '@console/session';
import { useSave } from '@console/ui';
import { t } from '@console/words';
import area from '../area';
import { billingSettings } from '../components/billing-settings';

const WHILE_PAYING_MS = 2_000;

/** C95 */
export function useMayBuy(): boolean {
  const isBiller = useCan({ feature: area.pages.overview.requires.feature });
  return isBiller || !billingSettings().buyersNeedBilling;
}

/** Latest first; undefined without `Orders`. */
export function useOrders() {
  const isRequested = useMayBuy() && billingSettings().hasOrders;
  const query = useQuery({ ...ordersQuery, enabled: isRequested });
  return { ...query, isRequested, waiting: query.data?.find(({ state }) => state === 'waiting') };
}

const ordersQuery = callQuery(
  customerPlan.getOrders,
  {},
  {
    // Paid in another tab, so returning refetches.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.some((order) => order.state === 'paying') ? WHILE_PAYING_MS : false),
  },
);

/** Requests nothing without orders, the right to buy, or a fixed price. */
export function useQuote(planId: string, hasPrice: boolean) {
  const enabled = useMayBuy() && billingSettings().hasOrders && hasPrice;
  return useQuery(callQuery(customerPlan.getQuote, { query: { planId } }, { enabled }));
}

export function useCancelOrder() {
  const client = useQueryClient();
  return useSave({
    mutationFn: ({ orderId }: customerPlan.Order) => send(customerPlan.cancelOrder, { orderId }),
    saved: t('The order was canceled. Nothing was charged.'),
    failed: t('Failed to cancel the order'),
    label: t('The canceled order'),
    onSettled: () => {
      for (const noun of ['Billing', 'CustomerPlan']) void client.invalidateQueries({ queryKey: [noun] });
    },
  });
}
