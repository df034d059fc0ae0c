import { tabStorage } from '@console/browser';
import { z } from '@console/schema';
import type { Card } from './card-rules';

const KEY = 'billing.cards-before';
const ids = z.array(z.string());

/** Persists the current cards before the provider's page opens, because that page does not return the added card. */
export function rememberCards(cards: readonly Card[]): void {
  tabStorage.owned.write(KEY, JSON.stringify(cards.map(({ paymentMethodId }) => paymentMethodId)));
}

/** The cards that were added since, returned once; empty if the provider's page was not opened. */
export function takeAddedCards(cards: readonly Card[]): Card[] {
  const stored = tabStorage.owned.read(KEY);
  if (stored === undefined) return [];
  tabStorage.owned.remove(KEY);
  try {
    const before = ids.safeParse(JSON.parse(stored));
    return before.success ? cards.filter(({ paymentMethodId }) => !before.data.includes(paymentMethodId)) : [];
  } catch {
    return [];
  }
}
