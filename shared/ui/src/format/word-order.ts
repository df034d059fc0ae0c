import { createStore } from '@console/browser';
import { useStore } from '@console/browser/hooks';

/** A language's order, numbers by value, ignoring case. */
export type WordOrder = Intl.Collator;

const orderOf = (language: string | undefined) => new Intl.Collator(language, { numeric: true, sensitivity: 'base' });

const languageStore = createStore<string | undefined>(() => undefined);
// Takes 20 ms, so created late.
let order: WordOrder | undefined;

/** The user's, such as `nb`; before sign-in the browser's. */
export function setLanguage(code: string | undefined): void {
  const next = code && isLanguage(code) ? code : undefined;
  if (next === languageStore.getState()) return;
  order = undefined;
  languageStore.setState(next);
}

function isLanguage(code: string): boolean {
  try {
    return Intl.Collator.supportedLocalesOf(code).length > 0;
  } catch {
    return false;
  }
}

export function wordOrder(): WordOrder {
  order ??= orderOf(languageStore.getState());
  return order;
}

/** Sorts in the user's language. */
export const compareWords = (one: string, other: string): number => wordOrder().compare(one, other);

/** Renders again if the language changes. */
export const useWordOrder = (): WordOrder => useStore(languageStore, wordOrder);
