import type { customerPlan, plan } from '@console/api';
import { startOfDay } from '@console/ui';
import { t } from '@console/words';
import { formatMoney, moneyOf } from '../components/money';
import { dayInWords } from '../plans/plan-rules';

/** BILL-024 */
const THANKS = t('Thank you for subscribing');

export interface PurchaseOutcome {
  title: string;
  text: string;
  /** Begun or about to, so products are offered. */
  isOpening: boolean;
  order?: customerPlan.Order | undefined;
  isWaiting?: boolean;
}

interface Purchase {
  tier: plan.PlanTier;
  companyName: string;
  /** May lag behind `orders`. */
  tierLevel: number | undefined;
  isRefreshed: boolean;
  change: customerPlan.ScheduledChange | undefined;
  /** Latest first; undefined without `Orders`. */
  orders: readonly customerPlan.Order[] | undefined;
  wasOrderedHere: boolean;
}

/** Confirmed facts only: anybody can type this address. */
export function outcomeOf({
  tier,
  companyName,
  tierLevel,
  isRefreshed,
  change,
  orders,
  wasOrderedHere,
}: Purchase): PurchaseOutcome {
  const { planName } = tier;
  const order = orders?.find(({ planId }) => planId === tier.id);
  const isCurrent = tierLevel === tier.tierLevel;
  if (change?.planId === tier.id) {
    const text = t('{companyName} will be on the {planName} plan starting at the beginning of next month, {day}.', {
      companyName,
      planName,
      day: dayInWords(startOfDay(change.takesEffect)),
    });
    return { title: THANKS, text, isOpening: false };
  }
  if (isCurrent) {
    const counted = order?.state === 'begun' ? order : undefined;
    return {
      title: THANKS,
      text: t('{companyName} is on the {planName} plan.', { companyName, planName }),
      isOpening: true,
      order: counted,
    };
  }
  if (order?.state === 'begun' && !isRefreshed) {
    return { title: THANKS, text: t('The {planName} plan has started.', { planName }), isOpening: true, order };
  }
  if (order?.state === 'paying') {
    const text = t('The {planName} plan starts as soon as the payment is confirmed.', { planName });
    return { title: THANKS, text, isOpening: true, order };
  }
  if (order?.state === 'waiting') {
    const text = t('{planName} starts when the invoice is paid.', { planName });
    return { title: t('Awaiting payment'), text, isOpening: false, order, isWaiting: true };
  }
  if (order?.state === 'closed') return closed(order, planName);
  if (order) {
    return {
      title: t('{planName} is no longer your plan', { planName }),
      text: t('{companyName} now has a different plan.', { companyName }),
      isOpening: false,
      order,
    };
  }
  if (orders === undefined && wasOrderedHere) {
    const text = t('{planName} was ordered. Pricing Plans shows it as Current once it starts.', { planName });
    return { title: THANKS, text, isOpening: true };
  }
  const text = orders
    ? t('{companyName} isn’t on the {planName} plan and hasn’t ordered it.', { companyName, planName })
    : t('{companyName} isn’t on the {planName} plan.', { companyName, planName });
  return { title: t('No order for {planName}', { planName }), text, isOpening: false };
}

const REASONS: Record<NonNullable<customerPlan.Order['closedAs']>, string> = {
  replaced: t('Another plan was chosen later.'),
  ended: t('It wasn’t paid in the month it was ordered.'),
  cancelled: t('It was canceled.'),
};

function closed(order: customerPlan.Order, planName: string): PurchaseOutcome {
  const reason = order.closedAs ? REASONS[order.closedAs] : '';
  if (order.refunds.length === 0) {
    const text = `${reason} ${t('Nothing was charged.')}`.trim();
    return { title: t('The order for {planName} is closed', { planName }), text, isOpening: false, order };
  }
  const text =
    `${t('The order for {planName} was already closed when the payment arrived.', { planName })} ${reason}`.trim();
  return { title: t('Your payment was refunded'), text, isOpening: false, order };
}

/** `264.00 NOK, paid with Visa ending in 4242, was refunded on 5 December 2026.` */
export const refundsInWords = ({ refunds, currency }: customerPlan.Order): string[] =>
  refunds.map(({ amount, day, paidWith }) =>
    t('{amount}, paid with {paidWith}, was refunded on {day}.', {
      amount: formatMoney(moneyOf(amount, currency)),
      paidWith,
      day: dayInWords(startOfDay(day)),
    }),
  );
