/*
 * Search as people type it: case never matters; `ode` finds Ødegård, while `øde` finds only what is written so.
 */

const LETTERS: Record<string, string> = { æ: 'ae', ð: 'd', đ: 'd', ł: 'l', ø: 'o', œ: 'oe', ß: 'ss', þ: 'th' };
const NOT_ASCII = /[^\0-\x7f]/;
const NOT_ASCII_ALL = /[^\0-\x7f]/g;
/** A mark that stands apart from its letter; few texts have one, and composing them all is costly. */
const COMBINING = /[\u0300-\u036f]/;

/** Lower case without diacritics. Plain ASCII, which most rows are, skips the costly normalisation. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!NOT_ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(NOT_ASCII_ALL, (letter) => LETTERS[letter] ?? (isCombining(letter) ? '' : letter));
}

/** Combining marks U+0300-U+036F: what NFD splits off a letter. */
function isCombining(letter: string): boolean {
  const code = letter.charCodeAt(0);
  return code >= 0x300 && code <= 0x36f;
}

/** A query made ready: every word must be found. */
export interface Search {
  /** Folded words, looked for in folded text. */
  words: string[];
  /** Words typed with diacritics, which must also be found as they were typed. */
  exact: string[];
}

export function toSearch(query: string): Search {
  const typed = query.toLowerCase().normalize('NFC').split(/\s+/).filter(Boolean);
  return { words: typed.map(fold), exact: typed.filter((word) => NOT_ASCII.test(word)) };
}

/** `folded` is the row's prepared text; `original` is asked for only when the query has diacritics. */
export function matches(search: Search, folded: string, original: () => string): boolean {
  for (const word of search.words) if (!folded.includes(word)) return false;
  if (search.exact.length === 0) return true;
  const typed = original().toLowerCase();
  const lower = COMBINING.test(typed) ? typed.normalize('NFC') : typed;
  return search.exact.every((word) => lower.includes(word));
}

/** The same search for texts too few to prepare: `const isFound = searchFor('sign'); isFound('Signature')`. */
export function searchFor(query: string): (text: string) => boolean {
  const search = toSearch(query);
  return (text) => matches(search, fold(text), () => text);
}
