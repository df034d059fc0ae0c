import { t } from '@console/words';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { Refusal } from '../calls/refusal';
import type { Payment } from '../payments/payment-provider';
import type { Platform } from '../platform/platform';
import { invoicePayments, invoices } from './billing-tables';
import { toNoAnswer, wordsOf } from './card-payments';
import type { InvoiceRow } from './invoices';
import { planById } from './plans';
import { beginning } from './subscriptions';

/*
 * An order is a draft invoice that starts a plan when paid. A company has at most one order, until the month ends.
 * Everything here runs in billing's turn (`turns.ts`).
 */

type ClosedAs = NonNullable<InvoiceRow['closedAs']>;

const isOrder = and(eq(invoices.status, 'draft'), isNotNull(invoices.planId));

export const readOrders = ({ db }: Platform, customerId: string): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(and(isOrder, eq(invoices.customerId, customerId)));

/**
 * Closes at the provider first, so that the orders cannot be paid. @throws 409 if an order is being paid or was just
 * paid: that order counts
 */
export async function closeOrders(
  platform: Platform,
  customerId: string,
  closedAs: ClosedAs,
  isMeant: (order: InvoiceRow) => boolean = () => true,
): Promise<void> {
  for (const order of (await readOrders(platform, customerId)).filter(isMeant)) {
    const running = await platform.payments.closePayment(order.id);
    if (running) {
      const planName = planById(order.planId)?.planName ?? '';
      if (running.status !== 'succeeded') {
        throw new Refusal(409, t('A payment for {planName} is in progress. Wait until it’s done.', { planName }));
      }
      await settlePayment(platform, running);
      throw new Refusal(
        409,
        t('{planName} was just paid for and has started. Check your plan before you continue.', { planName }),
      );
    }
    await markVoid(platform, order, closedAs);
  }
}

/** Their price covers days that are over. */
export async function endOrders(platform: Platform): Promise<void> {
  for (const order of await platform.db.select().from(invoices).where(isOrder))
    await endOrder(platform, order, 'ended');
}

/** Void even if the provider cannot close the order: a late payment is refunded. */
async function endOrder(platform: Platform, order: InvoiceRow, closedAs: ClosedAs): Promise<void> {
  await markVoid(platform, order, closedAs);
  const running = await platform.payments.closePayment(order.id).catch(toNoAnswer);
  if (running?.status === 'succeeded') await settlePayment(platform, running);
}

async function markVoid({ db }: Platform, { id }: InvoiceRow, closedAs: ClosedAs): Promise<void> {
  await db.update(invoices).set({ status: 'void', closedAs }).where(eq(invoices.id, id));
}

/**
 * Events may repeat. The first payment starts the order's plan and ends other orders. Further payments, and payments of
 * void invoices, are refunded.
 */
export async function settlePayment(platform: Platform, payment: Payment): Promise<void> {
  const { db, payments, now } = platform;
  const { invoiceId = '' } = payment.metadata;
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  const [paidAt, paidWith] = [now().getTime(), wordsOf(payment.card)];
  if (invoice) {
    const receipt = { paymentId: payment.id, invoiceId, amount: payment.amount, paidAt, paidWith };
    await db.insert(invoicePayments).values(receipt).onConflictDoNothing();
  }
  if (invoice?.paidBy === payment.id) return;
  if (!invoice || invoice.status === 'paid' || invoice.status === 'void') {
    await payments.refund(payment.id);
    const isNew = and(eq(invoicePayments.paymentId, payment.id), isNull(invoicePayments.refundedAt));
    await db.update(invoicePayments).set({ refundedAt: paidAt }).where(isNew);
    return;
  }
  const counted = { status: 'paid', paidAt, paidWith, paidBy: payment.id } as const;
  const paying = db.update(invoices).set(counted).where(eq(invoices.id, invoice.id));
  // A plan by invoice started when issued; payment changes no plan.
  const plan = invoice.status === 'draft' ? planById(invoice.planId) : undefined;
  if (!plan) return void (await paying);
  for (const order of await readOrders(platform, invoice.customerId)) {
    if (order.id !== invoice.id) await endOrder(platform, order, 'replaced');
  }
  await db.batch([paying, ...beginning(platform, invoice.customerId, plan, 'stripe')]);
}
