import { customerPlan } from '@console/api';
import { t } from '@console/words';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import type { Company } from '../calls/principal';
import { MAIN_PRODUCT } from '../calls/products';
import { notFound } from '../calls/refusal';
import { seatsTaken } from '../members/licences';
import type { Platform } from '../platform/platform';
import { billingDay, inBilling } from './calendar';
import { dayOf, firstOfNextMonth, lastOfMonth } from './calendar-days';
import { paidInWords, toNoAnswer } from './card-payments';
import { type InvoiceRow, invoiceUrlOf, readInvoices, readRefunds, sequenceOf, vatPercentOf } from './invoices';
import { monthlyLines } from './monthly-lines';
import { closeOrders } from './orders';
import { buyerGates } from './plan-endpoints';
import { type Plan, planById } from './plans';
import { chosenPlan } from './purchases';
import { readSubscription } from './subscriptions';

/** api/CustomerPlan: cost and outcome of a purchase. */
export function orderEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, buyerGates(platform));

  endpoint(customerPlan.getQuote, async ({ company: { id }, query: { planId } }) => {
    const today = await billingDay(platform);
    const { plan, company, isLower, isCurrent, line } = await chosenPlan(platform, id, { planId, today });
    const isCharged = !isLower && !isCurrent;
    const limit = plan.licenses.find(({ productCode }) => productCode === MAIN_PRODUCT)?.userLimit;
    return {
      planId,
      currency: company.country.currency,
      taxPercent: vatPercentOf(company),
      now: isCharged ? { ...taxed(line), from: today, to: lastOfMonth(today) } : null,
      takesEffect: isLower ? firstOfNextMonth(today) : today,
      next: await nextCharge(platform, company, plan, today),
      users: { count: await seatsTaken(platform, company.id, MAIN_PRODUCT), limit: limit ?? null },
    };
  });

  endpoint(customerPlan.getOrders, async ({ company }) => {
    const today = await billingDay(platform);
    const bought = (await readInvoices(platform, company.id)).filter(({ planId }) => planId !== null);
    const latestFirst = bought.toSorted((a, b) => sequenceOf(b) - sequenceOf(a));
    return Promise.all(latestFirst.map((row) => toOrder(platform, company, row, today)));
  });

  endpoint(customerPlan.cancelOrder, {
    audit: ['plan', 'deleted'],
    handle: ({ company, params: { orderId } }) =>
      inBilling(platform, async () => {
        const bought = (await readInvoices(platform, company.id)).filter(({ planId }) => planId !== null);
        if (!bought.some(({ id }) => id === orderId)) throw notFound(t('The order was not found.'));
        await closeOrders(platform, company.id, 'cancelled', ({ id }) => id === orderId);
      }),
  });
}

async function toOrder(
  platform: Platform,
  company: Company,
  invoice: InvoiceRow,
  today: string,
): Promise<customerPlan.Order> {
  const { id, status, closedAs, issuedAt, currency, lines, number } = invoice;
  const planId = invoice.planId ?? '';
  const subscription = await readSubscription(platform, company.id);
  const plan = planById(status === 'draft' ? planId : (subscription?.nextPlanId ?? subscription?.planId ?? null));
  const refunds = await readRefunds(platform, id);
  return {
    orderId: id,
    planId,
    // Before the method was stored, orders were paid by card.
    method: invoice.method ?? 'stripe',
    state: status === 'void' ? 'closed' : status === 'draft' ? await orderState(platform, id) : 'begun',
    closedAs,
    orderedOn: dayOf(issuedAt),
    currency,
    charge: taxed(...lines),
    next: status === 'void' || !plan ? null : await nextCharge(platform, company, plan, today),
    invoiceNo: number,
    invoiceUrl: invoiceUrlOf(invoice, platform),
    refunds: refunds.map(({ amount, refundedAt, paidWith }) => ({
      amount: amount / 100,
      day: dayOf(refundedAt),
      paidWith: paidInWords(paidWith),
    })),
  };
}

async function nextCharge(platform: Platform, company: Company, plan: Plan, today: string) {
  const day = firstOfNextMonth(today);
  return { day, ...taxed(...(await monthlyLines(platform, company, plan, day))) };
}

/** `paying`: processing, or paid and the event is due. `waiting`: anything else. */
async function orderState({ payments }: Platform, orderId: string): Promise<'paying' | 'waiting'> {
  const payment = await payments.findPayment(orderId).catch(toNoAnswer);
  return payment?.status === 'succeeded' || payment?.status === 'processing' ? 'paying' : 'waiting';
}

function taxed(...lines: readonly InvoiceRow['lines'][number][]): { amount: number; tax: number } {
  const sum = (part: 'net' | 'vat') => lines.reduce((total, line) => total + line[part], 0);
  return { amount: (sum('net') + sum('vat')) / 100, tax: sum('vat') / 100 };
}
