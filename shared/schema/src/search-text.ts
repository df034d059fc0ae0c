/* Ignores case; `ode` and `oede` match Ødegård, `øde` only that spelling. */

const LETTERS: Record<string, string> = { æ: 'ae', ð: 'd', đ: 'd', ł: 'l', ø: 'o', œ: 'oe', ß: 'ss', þ: 'th' };
const NOT_ASCII = /[^\0-\x7f]/;
const NOT_ASCII_ALL = /[^\0-\x7f]/g;
/** Marks beyond Latin vary in order, so need normalised texts. */
const BEYOND_LATIN = /[^\0-\u024f]/;
const COMBINING = /[\u0300-\u036f]/;

/** Half as slow as normalising. */
const foldedLetters = new Map<string, string>();

export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!NOT_ASCII.test(lower)) return lower;
  return BEYOND_LATIN.test(lower) ? foldDecomposed(lower) : lower.replace(NOT_ASCII_ALL, foldLetter);
}

function foldLetter(letter: string): string {
  const cached = foldedLetters.get(letter);
  if (cached !== undefined) return cached;
  const folded = foldDecomposed(letter);
  foldedLetters.set(letter, folded);
  return folded;
}

function foldDecomposed(lower: string): string {
  return lower
    .normalize('NFD')
    .replace(NOT_ASCII_ALL, (letter) => LETTERS[letter] ?? (isCombining(letter) ? '' : letter));
}

function isCombining(letter: string): boolean {
  const code = letter.charCodeAt(0);
  return code >= 0x300 && code <= 0x36f;
}

/** Bård → baard, Øyen → oeyen */
const foldSpelledOut = (text: string) =>
  fold(text.toLowerCase().normalize('NFC').replaceAll('å', 'aa').replace(/[öø]/g, 'oe'));

const withoutSpelling = (word: string) => word.replaceAll('aa', 'a').replaceAll('oe', 'o');

/** Prepares a text for a search by `words` alone. */
export const foldAllSpellings = (text: string): string => [...new Set([fold(text), foldSpelledOut(text)])].join(' ');

export interface Search {
  words: string[];
  /** `words` without `aa` and `oe`. */
  shortened: string[];
  /** Words typed with diacritics must match the original. */
  exact: string[];
}

export function toSearch(query: string): Search {
  // As mail programs write people: `Haugland, Ingrid <ingrid@x.no>`.
  const typed =
    query
      .toLowerCase()
      .normalize('NFC')
      .match(/[^\s,;<>"“”\p{Cf}]+/gu) ?? [];
  const words = typed.map(fold);
  return {
    words,
    shortened: words.map(withoutSpelling),
    exact: typed.filter((word) => NOT_ASCII.test(word)),
  };
}

/** Calls `original` for diacritics, `aa` and `oe` only. */
export function matches(search: Search, folded: string, original: () => string): boolean {
  const isMissing = (word: string, at: number) => {
    const short = search.shortened[at] ?? word;
    return (
      !folded.includes(word) &&
      (short === word || !folded.includes(short) || !foldSpelledOut(original()).includes(word))
    );
  };
  if (search.words.some(isMissing)) return false;
  if (search.exact.length === 0) return true;
  const text = original().toLowerCase();
  const lower = COMBINING.test(text) ? text.normalize('NFC') : text;
  return search.exact.every((word) => lower.includes(word));
}

/** Suits a few texts. */
export function searchFor(query: string): (text: string) => boolean {
  const search = toSearch(query);
  return (text) => matches(search, fold(text), () => text);
}
