import type { customerPlan } from '@console/api';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { customers } from '../db/schema';
import { invoices, subscriptions } from './billing-tables';
import type { Platform } from '../platform/platform';
import type { Company } from '../platform/principal';
import { notFound, Refusal } from '../platform/refusal';
import { dayOfMonth, firstOfNextMonth, inWords, lastOfMonth, noonOf } from './calendar-days';
import { grossLine, type InvoiceRow, issueInvoice, markPaid } from './invoices';
import { monthlyPrice, type Plan, planById } from './plans';

type Subscription = typeof subscriptions.$inferSelect;
type PaymentMethodId = Subscription['method'];

/** What choosing a plan led to; neither where nothing is to be paid now. */
interface Started {
  /** To be paid first. */
  order?: InvoiceRow;
  /** Issued just now. */
  invoice?: InvoiceRow;
}

/**
 * Gives a company a plan. A higher one begins when its order is paid, or at once when it is paid by invoice; a lower one
 * at the beginning of next month. Choosing the same again changes nothing and adds no second order.
 */
export async function startPlan(
  platform: Platform,
  customerId: string,
  { planId, method, today }: { planId: string; method: PaymentMethodId; today: string },
): Promise<Started> {
  const plan = planById(planId);
  // Read in its turn: the order before may have changed the plan.
  const [company] = await platform.db.select().from(customers).where(eq(customers.id, customerId));
  if (!plan || !company) throw notFound('The plan');
  const price = monthlyPrice(plan, company.country.currency);
  if (price === undefined) throw new Refusal(400, `${plan.planName} is sold by agreement. Call us.`);
  const subscription = await readSubscription(platform, company.id);
  const currentTier = company.tierLevel ?? 0;

  if (plan.tierLevel === currentTier) {
    if (!subscription?.nextPlanId) throw new Refusal(400, `${company.name} has the plan ${plan.planName} already.`);
    await setNextPlan(platform, company.id, null);
    return {};
  }
  if (plan.tierLevel < currentTier) {
    await setNextPlan(platform, company.id, { planId, from: firstOfNextMonth(today) });
    return {};
  }
  const current = planById(subscription?.planId ?? null);
  const currentPrice = (current && monthlyPrice(current, company.country.currency)) ?? 0;
  const lines = [restOfMonthLine(company, plan, price - currentPrice, today)];
  if (method === 'stripe') return { order: await orderOf(platform, company, planId, { lines, today }) };

  const issuedAt = noonOf(today);
  const invoice = await issueInvoice(platform, company, { lines, status: 'open', issuedAt, planId });
  await beginPlan(platform, company.id, plan, method);
  return { invoice };
}

/** The draft of the order for a plan; one for each plan, however often it is asked for. */
async function orderOf(
  platform: Platform,
  company: Company,
  planId: string,
  { lines, today }: { lines: InvoiceRow['lines']; today: string },
): Promise<InvoiceRow> {
  const isOrder = and(eq(invoices.customerId, company.id), eq(invoices.planId, planId), eq(invoices.status, 'draft'));
  const [known] = await platform.db.select().from(invoices).where(isOrder);
  if (known && JSON.stringify(known.lines) === JSON.stringify(lines)) return known;
  // Ordered on another day, it costs another share of the month.
  if (known) await platform.db.update(invoices).set({ status: 'void' }).where(eq(invoices.id, known.id));
  return issueInvoice(platform, company, { lines, status: 'draft', issuedAt: noonOf(today), planId });
}

function restOfMonthLine(company: Company, plan: Plan, price: number, today: string) {
  const last = lastOfMonth(today);
  const daysLeft = dayOfMonth(last) - dayOfMonth(today) + 1;
  const share = Math.round((price * daysLeft) / dayOfMonth(last));
  const days = today === last ? inWords(last) : `${dayOfMonth(today)}–${inWords(last)}`;
  return grossLine(company, `${plan.planName} plan, ${days}`, share);
}

/**
 * A payment has arrived. The first one counts; a plan that was ordered begins with it.
 * @returns false if the invoice had been paid before, or is void: then the money is to be given back
 */
export async function invoicePaid(
  platform: Platform,
  invoiceId: string,
  paid: { at: number; paidWith: string; paidBy: string },
): Promise<boolean> {
  const invoice = await markPaid(platform, invoiceId, paid);
  if (!invoice) return false;
  const plan = planById(invoice.planId);
  if (!plan) return true;
  const subscription = await readSubscription(platform, invoice.customerId);
  // An invoice that was sent began its plan when it was issued.
  if (subscription?.planId !== plan.id) await beginPlan(platform, invoice.customerId, plan, 'stripe');
  const otherOrders = and(
    eq(invoices.customerId, invoice.customerId),
    eq(invoices.status, 'draft'),
    isNotNull(invoices.planId),
    ne(invoices.id, invoice.id),
  );
  await platform.db.update(invoices).set({ status: 'void' }).where(otherOrders);
  return true;
}

/** Licences and products follow the plan, and with them what the console offers. */
export async function beginPlan(
  { db }: Platform,
  customerId: string,
  { id: planId, tierLevel, licenses, products }: Plan,
  method: PaymentMethodId,
): Promise<void> {
  const begun = { planId, method, nextPlanId: null, nextFrom: null };
  await db.batch([
    db.update(customers).set({ tierLevel, licenses, activeProducts: products }).where(eq(customers.id, customerId)),
    db
      .insert(subscriptions)
      .values({ customerId, ...begun })
      .onConflictDoUpdate({ target: subscriptions.customerId, set: begun }),
  ]);
}

async function readSubscription({ db }: Platform, customerId: string): Promise<Subscription | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId));
  return row;
}

async function setNextPlan(
  { db }: Platform,
  customerId: string,
  next: { planId: string; from: string } | null,
): Promise<void> {
  await db
    .update(subscriptions)
    .set({ nextPlanId: next?.planId ?? null, nextFrom: next?.from ?? null })
    .where(eq(subscriptions.customerId, customerId));
}

/** The lower plan that a company has chosen, and from when on. */
export async function readScheduledChange(
  platform: Platform,
  customerId: string,
): Promise<customerPlan.ScheduledChange> {
  const { nextPlanId = null, nextFrom = null } = (await readSubscription(platform, customerId)) ?? {};
  return nextPlanId === null || nextFrom === null ? null : { planId: nextPlanId, takesEffect: nextFrom };
}

/** The present plan stays. Where nothing else was to come, nothing changes. */
export const removeScheduledChange = (platform: Platform, customerId: string): Promise<void> =>
  setNextPlan(platform, customerId, null);
