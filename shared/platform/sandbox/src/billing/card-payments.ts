import type { billing } from '@console/api';
import { t, translated } from '@console/words';
import { later } from '@console/words/later';
import type { Company } from '../calls/principal';
import { Refusal } from '../calls/refusal';
import type { Payment } from '../payments/payment-provider';
import type { Platform } from '../platform/platform';
import { findPayer, type InvoiceRow, invoiceUrlOf } from './invoices';

type Payer = Pick<Company, 'id' | 'name'>;

/** The invoice is the idempotency key, so that two pages cannot pay twice. */
async function paymentOf({ payments }: Platform, company: Payer, invoice: InvoiceRow) {
  const { id, number, amountDue, currency, lines, planId } = invoice;
  return {
    customer: await payments.customerOf(company),
    amount: amountDue,
    currency,
    description: `${lines[0]?.text ?? 'Invoice'} (${number})`,
    metadata: { invoiceId: id, ...(planId === null ? {} : { planId }) },
    key: id,
  };
}

/** BILL-023 */
export const thankYouUrl = ({ consoleOrigins }: Platform, planId: string | null): string =>
  `${consoleOrigins[0]}/plans/purchase/success/${planId}`;

export async function orderCheckoutUrl(platform: Platform, company: Payer, order: InvoiceRow): Promise<string> {
  const payment = await paymentOf(platform, company, order);
  const returnUrl = thankYouUrl(platform, order.planId);
  const cancelUrl = `${platform.consoleOrigins[0]}/plans/purchase/${order.planId}`;
  return (await platform.payments.openCheckout({ ...payment, returnUrl, cancelUrl })).url;
}

export async function invoiceCheckoutUrl(platform: Platform, invoice: InvoiceRow): Promise<string> {
  const payment = await paymentOf(platform, await findPayer(platform, invoice), invoice);
  const back = invoiceUrlOf(invoice, platform);
  return (await platform.payments.openCheckout({ ...payment, returnUrl: back, cancelUrl: back })).url;
}

/** The payment that a checkout would use, for the console's card form. */
export async function invoicePayment(platform: Platform, company: Payer, invoice: InvoiceRow): Promise<Payment> {
  return platform.payments.openPayment(await paymentOf(platform, company, invoice));
}

/** The outcome arrives as an event; a failure leaves the invoice open. */
export async function chargeCard(platform: Platform, company: Payer, invoice: InvoiceRow): Promise<void> {
  await platform.payments.charge(await paymentOf(platform, company, invoice)).catch(toNoAnswer);
}

/** An unreachable provider is no error: an event brings the outcome. */
export function toNoAnswer(error: unknown): undefined {
  if (!(error instanceof Refusal) || error.status !== 503) throw error;
}

/** `Visa ending in 4242`, the stored form. */
export const wordsOf = (card: Payment['card']) => (card ? `${capitalised(card.brand)} ending in ${card.last4}` : CARD);
const CARD = later('card');
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function paidInWords(paidWith: string): string {
  const [, card, digits] = /^(.+) ending(?: in)? (\d{4})$/.exec(paidWith) ?? [];
  return card && digits ? t('{card} ending in {digits}', { card, digits }) : translated(paidWith);
}

export async function readCards({ payments }: Platform, company: Payer): Promise<billing.PaymentMethod[]> {
  const cards = await payments.readCards(await payments.customerOf(company));
  return cards
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map(({ id, isDefault, brand, last4, expMonth, expYear, name }) => ({
      paymentMethodId: id,
      isDefault,
      card: { brand, last4, expMonth, expYear },
      billing: { name },
    }));
}

export async function addCardUrl({ payments, consoleOrigins }: Platform, company: Payer): Promise<string> {
  const back = `${consoleOrigins[0]}/admin/billing/paymentmethods`;
  const customer = await payments.customerOf(company);
  return (await payments.openAddCard({ customer, returnUrl: back, cancelUrl: back })).url;
}

export async function deleteCard(platform: Platform, company: Payer, cardId: string): Promise<void> {
  const cards = await readCards(platform, company);
  if (cards.some(({ paymentMethodId, isDefault }) => isDefault && paymentMethodId === cardId)) {
    throw new Refusal(400, t('You can’t delete the default card. Set another card as the default first.'));
  }
  await platform.payments.deleteCard(await platform.payments.customerOf(company), cardId);
}

export async function setDefaultCard(platform: Platform, company: Payer, cardId: string): Promise<void> {
  const saved = (await readCards(platform, company)).find(({ paymentMethodId }) => paymentMethodId === cardId);
  if (saved && new Date(saved.card.expYear, saved.card.expMonth, 1) <= platform.now()) {
    throw new Refusal(400, t('This card has expired.'));
  }
  await platform.payments.setDefaultCard(await platform.payments.customerOf(company), cardId);
}
