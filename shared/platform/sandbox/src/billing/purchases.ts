import { t } from '@console/words';
import { and, eq } from 'drizzle-orm';
import type { Company } from '../calls/principal';
import { notFound, Refusal } from '../calls/refusal';
import { customers } from '../db/schema';
import type { Platform } from '../platform/platform';
import { invoices } from './billing-tables';
import { dayOfMonth, firstOfNextMonth, inWords, lastOfMonth, monthOf, noonOf } from './calendar-days';
import { grossLine, type InvoiceRow, issueInvoice } from './invoices';
import { closeOrders } from './orders';
import { monthlyPrice, type Plan, planById } from './plans';
import { beginPlan, type PaymentMethodId, readSubscription, setNextPlan } from './subscriptions';

/** The result of choosing a plan: an order, an invoice, or neither if nothing is to be paid now. */
interface Started {
  /** An order that has to be paid first. */
  order?: InvoiceRow;
  /** An invoice that was issued just now. */
  invoice?: InvoiceRow;
}

interface Chosen {
  planId: string;
  method: PaymentMethodId;
  today: string;
}

/**
 * Buys a plan for a company. A higher plan starts when its order is paid, or at once when it is paid by invoice; a
 * lower one starts with the next month. A company has one purchase at a time: earlier orders become void first, at the
 * provider too. A repeated choice changes nothing and adds no second order.
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
      t('{company} has the plan {planName} already.', { company: company.name, planName: plan.planName }),
    );
  }
  if (isLower || isCurrent) {
    await closeOrders(platform, company.id, 'replaced');
    await setNextPlan(platform, company.id, isLower ? { planId, from: firstOfNextMonth(today) } : null);
    return {};
  }
  const [lines, issuedAt, month] = [[line], noonOf(today), monthOf(today)];
  if (method === 'stripe') {
    const known = await sameOrder(platform, company.id, planId, lines);
    await closeOrders(platform, company.id, 'replaced', ({ id }) => id !== known?.id);
    return {
      order:
        known ?? (await issueInvoice(platform, company, { lines, status: 'draft', issuedAt, planId, method, month })),
    };
  }
  await closeOrders(platform, company.id, 'replaced');
  const invoice = await issueInvoice(platform, company, { lines, status: 'open', issuedAt, planId, method, month });
  await beginPlan(platform, company.id, plan, method);
  return { invoice };
}

/**
 * The price of a plan if the company bought it today. The line is not charged if the plan is lower or the current one.
 */
export async function chosenPlan(
  platform: Platform,
  customerId: string,
  { planId, today }: { planId: string; today: string },
) {
  const plan = planById(planId);
  // Read within the turn, because an order before this one may have changed the plan.
  const [company] = await platform.db.select().from(customers).where(eq(customers.id, customerId));
  if (!plan || !company) throw notFound(t('The plan was not found.'));
  const price = monthlyPrice(plan, company.country.currency);
  if (price === undefined)
    throw new Refusal(400, t('{planName} is sold by agreement. Call us.', { planName: plan.planName }));
  const current = planById((await readSubscription(platform, company.id))?.planId ?? null);
  const currentPrice = (current && monthlyPrice(current, company.country.currency)) ?? 0;
  const currentTier = company.tierLevel ?? 0;
  return {
    plan,
    company,
    price,
    isLower: plan.tierLevel < currentTier,
    isCurrent: plan.tierLevel === currentTier,
    line: restOfMonthLine(company, plan, price - currentPrice, today),
  };
}

/** The order for a plan if it has today's price: an order of another day has another share of the month. */
async function sameOrder(
  { db }: Platform,
  customerId: string,
  planId: string,
  lines: InvoiceRow['lines'],
): Promise<InvoiceRow | undefined> {
  const isOrder = and(eq(invoices.customerId, customerId), eq(invoices.planId, planId), eq(invoices.status, 'draft'));
  const [known] = await db.select().from(invoices).where(isOrder);
  return known && JSON.stringify(known.lines) === JSON.stringify(lines) ? known : undefined;
}

function restOfMonthLine(company: Company, plan: Plan, price: number, today: string) {
  const last = lastOfMonth(today);
  const daysLeft = dayOfMonth(last) - dayOfMonth(today) + 1;
  const share = Math.round((price * daysLeft) / dayOfMonth(last));
  const days = today === last ? inWords(last) : `${dayOfMonth(today)}–${inWords(last)}`;
  return grossLine(company, `${plan.planName} plan, ${days}`, share);
}
