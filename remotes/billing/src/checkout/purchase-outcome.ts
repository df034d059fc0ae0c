import type { customerPlan, plan } from '@console/api';
import { startOfDay } from '@console/ui';
import { formatMoney, moneyOf } from '../components/money';
import { dayInWords } from '../plans/plan-rules';

/** BILL-024: the title for every outcome that is a purchase. */
const THANKS = 'Thank you for subscribing';

/** The content of the thank-you page. */
export interface PurchaseOutcome {
  title: string;
  text: string;
  /** The plan has begun or is about to, so the page offers its products. */
  isOpening: boolean;
  /** The order whose details are shown. */
  order?: customerPlan.Order | undefined;
  /** The order is not paid yet. */
  isWaiting?: boolean;
}

interface Purchase {
  tier: plan.PlanTier;
  companyName: string;
  /** The session's tier; may be older than `orders` until the refresh. */
  tierLevel: number | undefined;
  isRefreshed: boolean;
  change: customerPlan.ScheduledChange | undefined;
  /** The company's orders, the latest first; undefined on a platform without `Orders`. */
  orders: readonly customerPlan.Order[] | undefined;
  /** This tab has placed an order of the plan. */
  wasOrderedHere: boolean;
}

/** Reports only confirmed facts: a user who types the address of this page has ordered nothing. */
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
    const start = dayInWords(startOfDay(change.takesEffect));
    const text = `${companyName} is on the ${planName} plan from the beginning of next month, ${start}.`;
    return { title: THANKS, text, isOpening: false };
  }
  if (isCurrent) {
    const counted = order?.state === 'begun' ? order : undefined;
    return { title: THANKS, text: `${companyName} is on the ${planName} plan.`, isOpening: true, order: counted };
  }
  if (order?.state === 'begun' && !isRefreshed) {
    return { title: THANKS, text: `The ${planName} plan has begun.`, isOpening: true, order };
  }
  if (order?.state === 'paying') {
    const text = `The ${planName} plan opens as soon as the payment is confirmed.`;
    return { title: THANKS, text, isOpening: true, order };
  }
  if (order?.state === 'waiting') {
    const text = `Nothing has been paid. ${planName} begins when it is.`;
    return { title: 'The order waits for its payment', text, isOpening: false, order, isWaiting: true };
  }
  if (order?.state === 'closed') return closed(order, planName);
  if (order) {
    return {
      title: `${planName} is not the plan any more`,
      text: `${companyName} has another plan now.`,
      isOpening: false,
      order,
    };
  }
  if (orders === undefined && wasOrderedHere) {
    const text = `${planName} was ordered. Pricing Plans shows it as Current once it has begun.`;
    return { title: THANKS, text, isOpening: true };
  }
  const text = `${companyName} is not on the ${planName} plan${orders ? ', and has not ordered it' : ''}.`;
  return { title: `No order of ${planName}`, text, isOpening: false };
}

const REASONS: Record<NonNullable<customerPlan.Order['closedAs']>, string> = {
  replaced: 'Another plan was chosen after it.',
  ended: 'It was not paid in the month in which it was ordered.',
  cancelled: 'It was taken back.',
};

function closed(order: customerPlan.Order, planName: string): PurchaseOutcome {
  const reason = order.closedAs ? REASONS[order.closedAs] : '';
  if (order.refunds.length === 0) {
    const text = `${reason} Nothing was paid.`.trim();
    return { title: `The order of ${planName} is closed`, text, isOpening: false, order };
  }
  const [title, text] = [
    'Your payment was given back',
    `The order of ${planName} was closed when the payment came. ${reason}`,
  ];
  return { title, text: text.trim(), isOpening: false, order };
}

/** `264.00 NOK, paid with Visa ending 4242, went back on 5 December 2026.` */
export const refundsInWords = ({ refunds, currency }: customerPlan.Order): string[] =>
  refunds.map(
    ({ amount, day, paidWith }) =>
      `${formatMoney(moneyOf(amount, currency))}, paid with ${paidWith}, went back on ${dayInWords(startOfDay(day))}.`,
  );
