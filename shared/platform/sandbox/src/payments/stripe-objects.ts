import { t } from '@console/words';
import StripeSdk from 'stripe';
import { Refusal } from '../calls/refusal';
import type { Payment, PaymentFailure, PaymentStatus } from './payment-provider';

export const away = () => new Refusal(503, t('The payment provider isn’t responding. Try again in a moment.'));

/** @throws 503 while Stripe is unreachable or overloaded */
export async function answered<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = StripeSdk.errors;
    const isAway = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some((kind) => error instanceof kind);
    throw isAway ? away() : error;
  }
}

export const codeOf = (error: unknown) => (error instanceof StripeSdk.errors.StripeError ? error.code : undefined);

/** While a payment runs, no second payment may open. */
export const isRunning = ({ status }: StripeSdk.PaymentIntent) => status === 'succeeded' || status === 'processing';

export const metadataOf = ({ metadata, key }: { metadata: Record<string, string>; key: string }) => ({
  ...metadata,
  paymentKey: key,
});

export const isSameCard = (a: StripeSdk.PaymentMethod.Card | undefined, b: StripeSdk.PaymentMethod.Card | undefined) =>
  Boolean(a?.fingerprint) &&
  a?.fingerprint === b?.fingerprint &&
  a?.exp_month === b?.exp_month &&
  a?.exp_year === b?.exp_year;

/** `card` is set after payment. */
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
