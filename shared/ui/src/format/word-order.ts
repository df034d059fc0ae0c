import { createStore } from '@console/browser';
import { useStore } from '@console/browser/hooks';

/** The one order of words in lists, menus and trees: that of a language, with numbers by value, ignoring case. */
export type WordOrder = Intl.Collator;

const orderOf = (language: string | undefined) => new Intl.Collator(language, { numeric: true, sensitivity: 'base' });

const languageStore = createStore<string | undefined>(() => undefined);
// Created with the first comparison, because it takes the browser 20 ms at the start of a page.
let order: WordOrder | undefined;

/** Sets the language for sorting, such as `nb`: that of the signed-in user. Until then it is the browser's. */
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

/** Comparison function for `sort`, in the user's language. */
export const compareWords = (one: string, other: string): number => wordOrder().compare(one, other);

/** The current order; renders again when the language changes. */
export const useWordOrder = (): WordOrder => useStore(languageStore, wordOrder);
