import { and, eq, gte, isNull, lt, lte } from 'drizzle-orm';
import { customers } from '../db/schema';
import type { Payment } from '../payments/payment-provider';
import { DAY } from '../platform/day';
import type { Platform } from '../platform/platform';
import { billingCalendar, invoices, subscriptions } from './billing-tables';
import { dayAfter, dayOf, dayOfMonth, monthOf, noonOf } from './calendar-days';
import { chargeCard } from './card-payments';
import { issueInvoice } from './invoices';
import { monthlyLines } from './monthly-lines';
import { endOrders, settlePayment } from './orders';
import { planById } from './plans';
import { beginPlan, readSubscribers } from './subscriptions';
import { inTurn, isInTurn } from './turns';

const DAYS_TO_UNCOLLECTIBLE = 60;

/** Bills the days since the last call first, unless a run is under way. */
export async function billingDay(platform: Platform): Promise<string> {
  const today = dayOf(platform.now().getTime());
  if (isInTurn(platform)) return (await readDay(platform)) ?? today;
  return await inTurn(platform, () => passDays(platform, today));
}

/** Bills up to today first: an order from last month must be void when its payment arrives. */
export async function inBilling<Result>(platform: Platform, work: (today: string) => Promise<Result>): Promise<Result> {
  const today = await billingDay(platform);
  return inTurn(platform, () => work(today));
}

export const onPaid = (platform: Platform, payment: Payment): Promise<void> =>
  inBilling(platform, () => settlePayment(platform, payment));

const readDay = async ({ db }: Platform): Promise<string | undefined> =>
  (await db.select().from(billingCalendar).get())?.day;

/** An earlier day changes nothing. */
export async function moveCalendar(platform: Platform, day: string): Promise<string> {
  return inTurn(platform, () => passDays(platform, day));
}

async function passDays(platform: Platform, target: string): Promise<string> {
  let day = (await readDay(platform)) ?? target;
  while (day < target) {
    day = dayAfter(day);
    await billDay(platform, day);
    await platform.db.update(billingCalendar).set({ day });
  }
  return day;
}

async function billDay(platform: Platform, day: string): Promise<void> {
  if (dayOfMonth(day) === 1) await beginMonth(platform, day);
  await chargeDueInvoices(platform, day);
  await platform.db
    .update(invoices)
    .set({ status: 'uncollectible' })
    .where(and(eq(invoices.status, 'open'), lt(invoices.dueAt, noonOf(day) - DAYS_TO_UNCOLLECTIBLE * DAY)));
}

/** Makes a single invoice per company, even after a day billed in part. */
async function beginMonth(platform: Platform, day: string): Promise<void> {
  await endOrders(platform);
  const ofMonth = and(eq(invoices.month, monthOf(day)), isNull(invoices.planId));
  const billed = await platform.db.select({ customerId: invoices.customerId }).from(invoices).where(ofMonth);
  const isBilled = new Set(billed.map(({ customerId }) => customerId));
  for (const { company, subscription } of await readSubscribers(platform)) {
    const { planId, nextPlanId, nextFrom, method } = subscription;
    const next = nextFrom !== null && nextFrom <= day ? planById(nextPlanId) : undefined;
    if (next) await beginPlan(platform, company.id, next, method);
    const plan = next ?? planById(planId);
    const lines = plan && !isBilled.has(company.id) ? await monthlyLines(platform, company, plan, day) : [];
    if (lines.length === 0) continue;
    const issuedAt = noonOf(day);
    const invoice = await issueInvoice(platform, company, {
      lines,
      status: 'open',
      issuedAt,
      month: monthOf(day),
    });
    if (method === 'stripe') await chargeCard(platform, company, invoice);
  }
}

/** A declined card is charged again on the last day. */
async function chargeDueInvoices(platform: Platform, day: string): Promise<void> {
  const start = noonOf(day) - DAY / 2;
  const due = await platform.db
    .select({ company: customers, invoice: invoices })
    .from(invoices)
    .innerJoin(customers, eq(customers.id, invoices.customerId))
    .innerJoin(subscriptions, eq(subscriptions.customerId, invoices.customerId))
    .where(
      and(
        eq(invoices.status, 'open'),
        eq(subscriptions.method, 'stripe'),
        gte(invoices.dueAt, start),
        lte(invoices.dueAt, start + DAY),
      ),
    );
  for (const { company, invoice } of due) await chargeCard(platform, company, invoice);
}
