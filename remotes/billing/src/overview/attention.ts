import { n, t } from '@console/words';
import { daysUntil, type InvoiceRow, lateInWords } from '../invoices/invoice-rules';
import { type Card, cardName, cardState, expiryInWords, expiryOf } from '../payment-methods/card-rules';

export type Attention =
  | { kind: 'invoice'; title: string; invoice: InvoiceRow }
  | { kind: 'defaultCard' | 'otherCard'; title: string; card: Card; details: string };

export function attentionOf(
  invoices: readonly InvoiceRow[],
  cards: readonly Card[],
  now: Date = new Date(),
): Attention[] {
  const due = invoices
    .filter((invoice) => lateInWords(invoice) !== undefined)
    .toSorted((a, b) => a.dueDay.localeCompare(b.dueDay))
    .map((invoice): Attention => ({ kind: 'invoice', title: dueInWords(invoice), invoice }));
  const ofCards = cards
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .flatMap((card): Attention[] => {
      const state = cardState(card, now);
      const details = `${cardName(card)} · ${expiryOf(card)}`;
      if (card.isDefault && state !== 'good') {
        const title =
          state === 'expired'
            ? t('The default card has expired')
            : t('The default card expires {month}', { month: expiryInWords(card, now) });
        return [{ kind: 'defaultCard', title, card, details }];
      }
      if (state !== 'expired') return [];
      return [
        {
          kind: 'otherCard',
          title: t('A card has expired'),
          card,
          details: `${details} · ${t('not the default')}`,
        },
      ];
    });
  return [...due, ...ofCards];
}

function dueInWords({ number, dueDay }: InvoiceRow): string {
  const days = -daysUntil(dueDay);
  if (days === 0) return t('Invoice {number} is due today', { number });
  return n(days, 'Invoice {number} is overdue by {count} day', 'Invoice {number} is overdue by {count} days', {
    number,
  });
}
