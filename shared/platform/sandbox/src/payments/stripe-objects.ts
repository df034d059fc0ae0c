import { t } from '@console/words';
import StripeSdk from 'stripe';
import { Refusal } from '../calls/refusal';
import type { Payment, PaymentFailure, PaymentStatus } from './payment-provider';

/* Conversion of Stripe's objects and errors to those of the platform. */

/** The refusal while the provider cannot be reached. */
export const away = () => new Refusal(503, t('The payment provider does not answer. Try again in a moment.'));

/** The refusal while Stripe cannot be reached or is overloaded, without the contents of its answer. */
export async function answered<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = StripeSdk.errors;
    const isAway = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some((kind) => error instanceof kind);
    throw isAway ? away() : error;
  }
}

/** Stripe's name of the error. */
export const codeOf = (error: unknown) => (error instanceof StripeSdk.errors.StripeError ? error.code : undefined);

/** Whether it is paid, or a payment runs: then no other payment may be opened for it. */
export const isRunning = ({ status }: StripeSdk.PaymentIntent) => status === 'succeeded' || status === 'processing';

/** The platform's own data about a payment, and the key of the payment. */
export const metadataOf = ({ metadata, key }: { metadata: Record<string, string>; key: string }) => ({
  ...metadata,
  paymentKey: key,
});

/** Whether two saved cards are the same card. */
export const isSameCard = (a: StripeSdk.PaymentMethod.Card | undefined, b: StripeSdk.PaymentMethod.Card | undefined) =>
  Boolean(a?.fingerprint) &&
  a?.fingerprint === b?.fingerprint &&
  a?.exp_month === b?.exp_month &&
  a?.exp_year === b?.exp_year;

/** A payment in the platform's form. `card` is set after it has paid. */
export function toPayment(intent: StripeSdk.PaymentIntent): Payment {
  const {
    id,
    client_secret: clientSecret,
    customer,
    amount,
    currency,
    status,
    metadata,
    payment_method: method,
  } = intent;
  const card = status === 'succeeded' && typeof method === 'object' ? method?.card : undefined;
  const failure = failureOf(intent.last_payment_error);
  return {
    id,
    clientSecret: clientSecret ?? '',
    customer: (typeof customer === 'string' ? customer : customer?.id) ?? '',
    amount,
    currency: currency.toUpperCase(),
    status: status as PaymentStatus,
    metadata: Object.fromEntries(Object.entries(metadata).filter(([name]) => name !== 'paymentKey')),
    ...(failure && { failure }),
    ...(card && { card: { brand: card.brand, last4: card.last4 } }),
  };
}

function failureOf(error: StripeSdk.PaymentIntent.LastPaymentError | null): PaymentFailure | undefined {
  if (!error) return undefined;
  const isOfCard = error.type === 'card_error';
  return { type: isOfCard ? 'card_error' : 'api_error', code: error.code ?? '', message: error.message ?? '' };
}
