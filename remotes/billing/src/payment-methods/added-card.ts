import { tabStorage } from '@console/browser';
import { z } from '@console/schema';
import type { Card } from './card-rules';

const KEY = 'billing.cards-before';
const ids = z.array(z.string());

/** Which cards there were when the browser left for the provider's page, which tells nothing of what was added there. */
export function rememberCards(cards: readonly Card[]): void {
  tabStorage.owned.write(KEY, JSON.stringify(cards.map(({ paymentMethodId }) => paymentMethodId)));
}

/** The cards that were added since, told once; none where nobody has left to add one. */
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
