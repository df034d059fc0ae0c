import type { billing } from '@console/api';
import { t } from '@console/words';

export type Card = billing.PaymentMethod;

const SOON_DAYS = 60;
const DAY_MS = 86_400_000;

/** `Visa ending in 4242` */
export const cardName = ({ card }: Card): string =>
  t('{brand} ending in {last4}', { brand: brandOf(card.brand), last4: card.last4 });

/** `visa` → `Visa` */
export const brandOf = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** BILL-058 */
export const expiryOf = ({ card }: Card): string => `${twoDigits(card.expMonth)}/${card.expYear}`;

/** Cards expire after their last month. */
export const expiresAt = ({ card }: Card): Date => new Date(card.expYear, card.expMonth, 1);

/** `soon`: within 60 days. */
export type CardState = 'good' | 'soon' | 'expired';

export function cardState(card: Card, now: Date = new Date()): CardState {
  const remainingMs = expiresAt(card).getTime() - now.getTime();
  if (remainingMs <= 0) return 'expired';
  return remainingMs <= SOON_DAYS * DAY_MS ? 'soon' : 'good';
}

/** `next month`, or as printed: `in 01/2027`. */
export function expiryInWords(card: Card, now: Date = new Date()): string {
  const months = (card.card.expYear - now.getFullYear()) * 12 + card.card.expMonth - 1 - now.getMonth();
  if (months === 0) return t('this month');
  return months === 1 ? t('next month') : t('in {expiry}', { expiry: expiryOf(card) });
}

export const defaultBlockedReason = (card: Card): string | undefined =>
  cardState(card) === 'expired' ? t('This card has expired') : undefined;
