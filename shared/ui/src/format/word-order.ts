import { useSyncExternalStore } from 'react';

/** The one order of words in lists, menus and trees: that of a language, with numbers as numbers and without case. */
export type WordOrder = Intl.Collator;

const orderOf = (language: string | undefined) => new Intl.Collator(language, { numeric: true, sensitivity: 'base' });

let language: string | undefined;
let order = orderOf(language);
const listeners = new Set<() => void>();

/** From here on words are sorted by this language, such as `nb`: that of the signed-in user. The browser's until then. */
export function setLanguage(code: string | undefined): void {
  const next = code && isLanguage(code) ? code : undefined;
  if (next === language) return;
  language = next;
  order = orderOf(next);
  for (const listener of listeners) listener();
}

function isLanguage(code: string): boolean {
  try {
    return Intl.Collator.supportedLocalesOf(code).length > 0;
  } catch {
    return false;
  }
}

export const wordOrder = (): WordOrder => order;

/** Compares two words for `sort`, by the user's language. */
export const compareWords = (one: string, other: string): number => order.compare(one, other);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Draws again when the language changes. */
export const useWordOrder = (): WordOrder => useSyncExternalStore(subscribe, wordOrder);
