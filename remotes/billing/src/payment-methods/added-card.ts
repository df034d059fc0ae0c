import { tabStorage } from '@console/browser';
import { z } from '@console/schema';
import type { Card } from './card-rules';

const KEY = 'billing.cards-before';
const ids = z.array(z.string());

/** The provider's page does not name the added card. */
export function rememberCards(cards: readonly Card[]): void {
  tabStorage.owned.write(KEY, JSON.stringify(cards.map(({ paymentMethodId }) => paymentMethodId)));
}

/** Once; empty without a visit to the provider. */
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
