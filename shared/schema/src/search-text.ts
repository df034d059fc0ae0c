/*
 * Tolerant search: letter case never matters; `ode` matches Ødegård, while `øde` matches only texts with that spelling.
 */

const LETTERS: Record<string, string> = { æ: 'ae', ð: 'd', đ: 'd', ł: 'l', ø: 'o', œ: 'oe', ß: 'ss', þ: 'th' };
const NOT_ASCII = /[^\0-\x7f]/;
const NOT_ASCII_ALL = /[^\0-\x7f]/g;
/** Outside of Latin letters, the marks of a letter may stand in several orders, and only whole texts normalise them. */
const BEYOND_LATIN = /[^\0-\u024f]/;
/** A combining mark; few texts have one, and composing all texts would be slow. */
const COMBINING = /[\u0300-\u036f]/;

/** Folded Latin letters. Normalising each text takes twice as long as finding its few letters here. */
const foldedLetters = new Map<string, string>();

/** Lower case without diacritics. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!NOT_ASCII.test(lower)) return lower;
  return BEYOND_LATIN.test(lower) ? foldDecomposed(lower) : lower.replace(NOT_ASCII_ALL, foldLetter);
}

function foldLetter(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const folded = foldDecomposed(letter);
  foldedLetters.set(letter, folded);
  return folded;
}

function foldDecomposed(lower: string): string {
  return lower
    .normalize('NFD')
    .replace(NOT_ASCII_ALL, (letter) => LETTERS[letter] ?? (isCombining(letter) ? '' : letter));
}

/** Combining marks U+0300-U+036F, which NFD separates from their letter. */
function isCombining(letter: string): boolean {
  const code = letter.charCodeAt(0);
  return code >= 0x300 && code <= 0x36f;
}

/** A parsed search: every word must match. */
export interface Search {
  /** Folded words, for folded text. */
  words: string[];
  /** Words typed with diacritics, which must also match the original text. */
  exact: string[];
}

export function toSearch(query: string): Search {
  const typed = query.toLowerCase().normalize('NFC').split(/\s+/).filter(Boolean);
  return { words: typed.map(fold), exact: typed.filter((word) => NOT_ASCII.test(word)) };
}

/** `folded` is the row's folded text; `original` is called only if the search has diacritics. */
export function matches(search: Search, folded: string, original: () => string): boolean {
  for (const word of search.words) if (!folded.includes(word)) return false;
  if (search.exact.length === 0) return true;
  const typed = original().toLowerCase();
  const lower = COMBINING.test(typed) ? typed.normalize('NFC') : typed;
  return search.exact.every((word) => lower.includes(word));
}

/**
 * The same search for a few texts, which are folded each time: `const isFound = searchFor('sign');
 * isFound('Signature')`.
 */
export function searchFor(query: string): (text: string) => boolean {
  const search = toSearch(query);
  return (text) => matches(search, fold(text), () => text);
}
