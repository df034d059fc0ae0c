import { t } from '@console/words';
import { eq } from 'drizzle-orm';
import type { Company } from '../calls/principal';
import { notFound, Refusal } from '../calls/refusal';
import { customers } from '../db/schema';
import type { Platform } from '../platform/platform';
import { dayOfMonth, firstOfNextMonth, inWords, lastOfMonth, monthOf, noonOf } from './calendar-days';
import { grossLine, type InvoiceRow, issueInvoice } from './invoices';
import { closeOrders, readOrders } from './orders';
import { monthlyPrice, type Plan, planById } from './plans';
import { beginPlan, type PaymentMethodId, readSubscription, setNextPlan } from './subscriptions';

interface Started {
  order?: InvoiceRow;
  invoice?: InvoiceRow;
}

interface Chosen {
  planId: string;
  method: PaymentMethodId;
  today: string;
}

/**
 * A higher plan starts when paid (by invoice: at once), a lower plan next month. Earlier orders become void first, at
 * the provider too. A repeated choice changes nothing.
 */
export async function startPlan(
  platform: Platform,
  customerId: string,
  { planId, method, today }: Chosen,
): Promise<Started> {
  const { plan, company, isLower, isCurrent, line } = await chosenPlan(platform, customerId, { planId, today });
  const subscription = await readSubscription(platform, company.id);
  if (isCurrent && !subscription?.nextPlanId) {
    throw new Refusal(
      400,
      t('{company} already has the {planName} plan.', { company: company.name, planName: plan.planName }),
    );
  }
  if (isLower || isCurrent) {
    await closeOrders(platform, company.id, 'replaced');
    await setNextPlan(platform, company.id, isLower ? { planId, from: firstOfNextMonth(today) } : null);
    return {};
  }
  const [lines, issuedAt, month] = [[line], noonOf(today), monthOf(today)];
  if (method === 'stripe') {
    // Matches only today's price: the share of the month changes by day.
    const openOrder = (await readOrders(platform, company.id)).find(
      (order) => order.planId === planId && JSON.stringify(order.lines) === JSON.stringify(lines),
    );
    await closeOrders(platform, company.id, 'replaced', ({ id }) => id !== openOrder?.id);
    return {
      order:
        openOrder ??
        (await issueInvoice(platform, company, { lines, status: 'draft', issuedAt, planId, method, month })),
    };
  }
  await closeOrders(platform, company.id, 'replaced');
  const invoice = await issueInvoice(platform, company, { lines, status: 'open', issuedAt, planId, method, month });
  await beginPlan(platform, company.id, plan, method);
  return { invoice };
}

/** `line` is today's charge for a higher plan; ignore it for a lower or the current plan. */
export async function chosenPlan(
  platform: Platform,
  customerId: string,
  { planId, today }: { planId: string; today: string },
) {
  const plan = planById(planId);
  // Read within the turn: the previous order may have changed the plan.
  const [company] = await platform.db.select().from(customers).where(eq(customers.id, customerId));
  if (!plan || !company) throw notFound(t('The plan was not found.'));
  const price = monthlyPrice(plan, company.country.currency);
  if (price === undefined)
    throw new Refusal(400, t('{planName} is available by agreement only. Contact us.', { planName: plan.planName }));
  const current = planById((await readSubscription(platform, company.id))?.planId ?? null);
  const currentPrice = (current && monthlyPrice(current, company.country.currency)) ?? 0;
  const currentTier = company.tierLevel ?? 0;
  return {
    plan,
    company,
    isLower: plan.tierLevel < currentTier,
    isCurrent: plan.tierLevel === currentTier,
    line: restOfMonthLine(company, plan, price - currentPrice, today),
  };
}

function restOfMonthLine(company: Company, plan: Plan, price: number, today: string) {
  const last = lastOfMonth(today);
  const daysLeft = dayOfMonth(last) - dayOfMonth(today) + 1;
  const share = Math.round((price * daysLeft) / dayOfMonth(last));
  const days = today === last ? inWords(last) : `${dayOfMonth(today)}–${inWords(last)}`;
  return grossLine(company, `${plan.planName} plan, ${days}`, share);
}
