import { ownValue } from '@console/schema';
import { later } from '@console/words/later';
import * as z from 'zod';
import { checkDigitOf } from '../platform/check-digit';
import type { PaymentFailure } from './payment-provider';

/* The number decides, as with Stripe's test cards; outcome, brand and last four digits are stored. */

/** `expiry`: `12 / 29`. */
export const typedCard = z.object({ number: z.string(), expiry: z.string(), cvc: z.string(), name: z.string() });
export type TypedCard = z.infer<typeof typedCard>;

export interface CheckedCard {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  name: string;
  outcome: CardOutcome;
}

export type CardOutcome =
  | 'authenticated'
  | 'authenticated-always'
  | 'authenticated-declined'
  | 'declined'
  | 'declined-later'
  | 'expired'
  | 'insufficient-funds'
  | 'paid'
  | 'processing-error'
  | 'wrong-cvc';

const OUTCOMES: Record<string, CardOutcome> = {
  '4000000000000002': 'declined',
  '4000000000000341': 'declined-later',
  '4000000000009995': 'insufficient-funds',
  '4000000000000069': 'expired',
  '4000000000000127': 'wrong-cvc',
  '4000000000000119': 'processing-error',
  '4000002500003155': 'authenticated',
  '4000000000003220': 'authenticated',
  '4000002760003184': 'authenticated-always',
  '4000008400001629': 'authenticated-declined',
};

const cardError = (code: string, message: string): PaymentFailure => ({ type: 'card_error', code, message });

const declined = cardError('card_declined', later('Your card was declined.'));

const FAILURES: Partial<Record<CardOutcome, PaymentFailure>> = {
  declined,
  'insufficient-funds': { ...declined, message: later('Your card has insufficient funds.') },
  expired: cardError('expired_card', later('Your card has expired.')),
  'wrong-cvc': cardError('incorrect_cvc', later("Your card's security code is incorrect.")),
  'processing-error': cardError(
    'processing_error',
    later('An error occurred while processing your card. Try again in a little bit.'),
  ),
};

export const AUTHENTICATION_FAILED = cardError(
  'payment_intent_authentication_failure',
  later('We are unable to authenticate your payment method. Please choose a different payment method and try again.'),
);

export const AUTHENTICATION_REQUIRED = cardError(
  'authentication_required',
  later('Your card was declined. This transaction requires authentication.'),
);

/** Undefined = paid. `isSaved`: saved before, or the customer is absent. */
export function failureOf(outcome: CardOutcome, { isSaved }: { isSaved: boolean }): PaymentFailure | undefined {
  if (outcome === 'authenticated-declined') return declined;
  if (outcome === 'declined-later') return isSaved ? declined : undefined;
  return FAILURES[outcome];
}

export function needsAuthentication(outcome: CardOutcome, { isSaved }: { isSaved: boolean }): boolean {
  return outcome === 'authenticated-always' || (outcome.startsWith('authenticated') && !isSaved);
}

const invalid = (code: string, message: string): PaymentFailure => ({ type: 'validation_error', code, message });

export function checkCard(typed: TypedCard, now: Date): { card: CheckedCard } | { failure: PaymentFailure } {
  const number = typed.number.replace(/\D/g, '');
  const brand = brandOf(number);
  if (number.length < (brand === 'amex' ? 15 : 16)) {
    return { failure: invalid('incomplete_number', later('Your card number is incomplete.')) };
  }
  if (checkDigitOf(number.slice(0, -1)) !== number.at(-1))
    return { failure: invalid('invalid_number', later('Your card number is invalid.')) };
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(typed.expiry) ?? [];
  const expMonth = Number(month);
  if (!year || expMonth < 1 || expMonth > 12) {
    return { failure: invalid('incomplete_expiry', later("Your card's expiration date is incomplete.")) };
  }
  const expYear = 2000 + Number(year);
  if (new Date(expYear, expMonth, 1) <= now) {
    return { failure: invalid('invalid_expiry_year_past', later("Your card's expiration date is in the past.")) };
  }
  if (!/^\d{3,4}$/.test(typed.cvc.trim())) {
    return { failure: invalid('incomplete_cvc', later("Your card's security code is incomplete.")) };
  }
  const outcome = ownValue(OUTCOMES, number) ?? 'paid';
  return { card: { brand, last4: number.slice(-4), expMonth, expYear, name: typed.name.trim(), outcome } };
}

function brandOf(number: string): string {
  if (/^3[47]/.test(number)) return 'amex';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  return number.startsWith('4') ? 'visa' : 'unknown';
}
