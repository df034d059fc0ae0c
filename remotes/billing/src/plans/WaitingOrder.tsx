import type { customerPlan } from '@console/api';
import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { Button, chakra, formatShortDate, LinkButton, Notice, startOfDay } from '@console/ui';
import { t } from '@console/words';
import area from '../area';
import { formatMoney, moneyOf } from '../components/money';
import { useCancelOrder } from './orders-queries';
import { planTiersQuery } from './plans-queries';

export function WaitingOrder({ order }: { order: customerPlan.Order }) {
  const planName = usePlanName(order.planId);
  return (
    <Notice action={<OrderActions order={order} />}>
      <strong>{waitsInWords(planName)}</strong> {detailsOf(order)}. {t('Buying another plan replaces it.')}
    </Notice>
  );
}

export const waitsInWords = (planName: string) => t('The order for {planName} is awaiting payment.', { planName });

/** `664.00 NOK · ordered 23 Nov 2026` */
export const detailsOf = ({ charge, currency, orderedOn }: customerPlan.Order) =>
  [
    formatMoney(moneyOf(charge.amount, currency)),
    t('ordered {day}', { day: formatShortDate(startOfDay(orderedOn)) }),
  ].join(' · ');

export function usePlanName(planId: string): string {
  const { data: tiers = [] } = useQuery(planTiersQuery);
  return tiers.find(({ id }) => id === planId)?.planName ?? planId;
}

export function OrderActions({ order }: { order: customerPlan.Order }) {
  const save = useCancelOrder();
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="2">
      <Button size="small" loading={save.isPending} onClick={() => save.mutate(order)}>
        {t('Cancel order')}
      </Button>
      <LinkButton size="small" variant="primary" to={pathOf(area.pages.signupPayment)}>
        {t('Pay order')}
      </LinkButton>
    </chakra.span>
  );
}
