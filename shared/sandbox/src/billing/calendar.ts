import { and, eq, gte, lt, lte } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { billingCalendar, invoices, subscriptions } from './billing-tables';
import { customers } from '../db/schema';
import { DAY } from '../platform/day';
import type { Platform } from '../platform/platform';
import { dayAfter, dayOf, dayOfMonth, noonOf } from './calendar-days';
import { chargeCard } from './card-payments';
import { grossLine, issueInvoice } from './invoices';
import { monthlyPrice, planById } from './plans';
import { beginPlan } from './subscriptions';

/** Days after which an invoice that nobody pays is given up. */
const DAYS_TO_UNCOLLECTIBLE = 60;

const underWay = new WeakMap<Database, Promise<unknown>>();

/** Work on a platform's billing that must not overlap: a day is billed once, and two orders become one. */
export async function inTurn<Result>({ db }: Platform, work: () => Promise<Result>): Promise<Result> {
  const turn = (underWay.get(db) ?? Promise.resolve()).then(work, work);
  underWay.set(db, turn);
  return await turn;
}

/** The day that billing is at. The days since it was last asked for pass now. */
export function billingDay(platform: Platform): Promise<string> {
  return inTurn(platform, () => passDays(platform, dayOf(platform.now().getTime())));
}

/** Lets the days up to this one pass. An earlier day changes nothing. */
export async function moveCalendar(platform: Platform, day: string): Promise<string> {
  return inTurn(platform, () => passDays(platform, day));
}

async function passDays(platform: Platform, target: string): Promise<string> {
  const [row] = await platform.db.select().from(billingCalendar);
  let day = row?.day ?? target;
  while (day < target) {
    day = dayAfter(day);
    await billDay(platform, day);
    await platform.db.update(billingCalendar).set({ day });
  }
  return day;
}

/** What happens on a day: months begin, invoices fall due, and the oldest are given up. */
async function billDay(platform: Platform, day: string): Promise<void> {
  if (dayOfMonth(day) === 1) await beginMonth(platform, day);
  await chargeDueInvoices(platform, day);
  await platform.db
    .update(invoices)
    .set({ status: 'uncollectible' })
    .where(and(eq(invoices.status, 'open'), lt(invoices.dueAt, noonOf(day) - DAYS_TO_UNCOLLECTIBLE * DAY)));
}

/** Lower plans take effect, and everybody gets the invoice of the month. */
async function beginMonth(platform: Platform, day: string): Promise<void> {
  const all = await platform.db
    .select({ company: customers, subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId));
  for (const { company, subscription } of all) {
    const { planId, nextPlanId, nextFrom, method } = subscription;
    const next = nextFrom !== null && nextFrom <= day ? planById(nextPlanId) : undefined;
    if (next) await beginPlan(platform, company.id, next, method);
    const plan = next ?? planById(planId);
    const price = plan && monthlyPrice(plan, company.country.currency);
    if (!plan || price === undefined) continue;
    const line = grossLine(company, `${plan.planName} plan, ${month.format(noonOf(day))}`, price);
    const issuedAt = noonOf(day);
    const invoice = await issueInvoice(platform, company, { lines: [line], status: 'open', issuedAt });
    if (method === 'stripe') await chargeCard(platform, company, invoice);
  }
}

/** A card that did not pay when the invoice was issued is tried once more on the last day. */
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

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });
