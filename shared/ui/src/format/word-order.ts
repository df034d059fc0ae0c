import { useSyncExternalStore } from 'react';

/** The one order of words in lists, menus and trees: that of a language, with numbers as numbers and without case. */
export type WordOrder = Intl.Collator;

const orderOf = (language: string | undefined) => new Intl.Collator(language, { numeric: true, sensitivity: 'base' });

let language: string | undefined;
// Made when first asked for: it takes the browser 20 ms of a page's start.
let order: WordOrder | undefined;
const listeners = new Set<() => void>();

/** From here on words are sorted by this language, such as `nb`: that of the signed-in user. The browser's until then. */
export function setLanguage(code: string | undefined): void {
  const next = code && isLanguage(code) ? code : undefined;
  if (next === language) return;
  language = next;
  order = undefined;
  for (const listener of listeners) listener();
}

function isLanguage(code: string): boolean {
  try {
    return Intl.Collator.supportedLocalesOf(code).length > 0;
  } catch {
    return false;
  }
}

export function wordOrder(): WordOrder {
  order ??= orderOf(language);
  return order;
}

/** Compares two words for `sort`, by the user's language. */
export const compareWords = (one: string, other: string): number => wordOrder().compare(one, other);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Draws again when the language changes. */
export const useWordOrder = (): WordOrder => useSyncExternalStore(subscribe, wordOrder);
