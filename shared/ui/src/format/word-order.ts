import { locale } from '@console/words';

/** A language's order, numbers by value, ignoring case. */
export type WordOrder = Intl.Collator;

const orders: Record<string, WordOrder> = {};

/** The page's language; the same object until the language changes. */
export function wordOrder(): WordOrder {
  const language = locale();
  // Takes 20 ms, so created late.
  orders[language] ??= new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return orders[language];
}

/** Sorts in the page's language. */
export const compareWords = (one: string, other: string): number => wordOrder().compare(one, other);
