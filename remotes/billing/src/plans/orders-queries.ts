import { customerPlan } from '@console/api';
import { send } from '@console/http';
import { callQuery, useQuery, useQueryClient } from '@console/query';
import { useCan } from '@console/session';
import { useSave } from '@console/ui';
import area from '../area';
import { billingSettings } from '../components/billing-settings';

const WHILE_PAYING_MS = 2_000;

/** C95: who buys a plan also needs the billing right, unless the installation says otherwise. */
export function useMayBuy(): boolean {
  const isBiller = useCan({ feature: area.pages.overview.requires.feature });
  return isBiller || !billingSettings().buyersNeedBilling;
}

/** The purchases of the company, the latest first; undefined where the platform does not tell of them. */
export function useOrders() {
  const isAsked = useMayBuy() && billingSettings().hasOrders;
  return { ...useQuery({ ...ordersQuery, enabled: isAsked }), isAsked };
}

const ordersQuery = callQuery(
  customerPlan.getOrders,
  {},
  {
    // Paid in another tab, or at the provider: the next look finds out.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.some((order) => order.state === 'paying') ? WHILE_PAYING_MS : false),
  },
);

/** What the plan costs today and next; undefined where the platform does not tell, and for a plan by agreement. */
export function useQuote(planId: string, hasPrice: boolean) {
  const enabled = useMayBuy() && billingSettings().hasOrders && hasPrice;
  return useQuery(callQuery(customerPlan.getQuote, { query: { planId } }, { enabled }));
}

/** Takes back an order that waits for its payment. */
export function useCancelOrder() {
  const client = useQueryClient();
  return useSave({
    mutationFn: ({ orderId }: customerPlan.Order) => send(customerPlan.cancelOrder, { orderId }),
    saved: 'The order was cancelled. Nothing was paid.',
    failed: 'Failed to cancel the order',
    label: 'The cancelled order',
    onSettled: () => {
      for (const noun of ['Billing', 'CustomerPlan']) void client.invalidateQueries({ queryKey: [noun] });
    },
  });
}
