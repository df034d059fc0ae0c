import { type core, maxLength } from 'zod/mini';

/** Control characters but line breaks and tabs, and characters without width or that turn the direction of what follows. */
const HIDDEN = /(?![\t\n\r])[\p{Cc}\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u;

/**
 * `8 090`: how many there are, of a whole number or its digits, grouped alike everywhere. Figures are parted by a space
 * that does not break, and never by a comma, which half of our readers read as a decimal.
 */
export const formatCount = (count: number | string): string => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** No longer than that. A form's field tells how much is left when it is nearly reached. */
export const longest = (characters: number): core.$ZodCheck<string> =>
  maxLength(characters, `At most ${formatCount(characters)} characters`);

/** What is wrong with texts that hold a character nobody can see: path such as `contactPerson.title`, and words for people. */
export function hiddenCharacters(value: unknown, path: readonly string[] = []): [path: string[], message: string][] {
  if (typeof value === 'string') {
    // What a file holds is no text.
    const match = value.startsWith('data:') ? null : HIDDEN.exec(value);
    return match ? [[[...path], hiddenText(match)]] : [];
  }
  const isNested = Array.isArray(value) || Object.getPrototypeOf(value ?? '') === Object.prototype;
  if (!isNested) return [];
  return Object.entries(value as object).flatMap(([key, part]) => hiddenCharacters(part, [...path, key]));
}

/** The same text, with a mark in the place of each character that nobody can see: for what is told and not typed. */
export const markHidden = (text: string): string => text.replaceAll(new RegExp(HIDDEN, 'gu'), '\uFFFD');

function hiddenText({ 0: character, index, input }: RegExpExecArray): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const before = input.slice(0, index).trim().split(/\s/u).at(-1) ?? '';
  return `Contains an invisible character (U+${code}) ${before === '' ? 'at the beginning' : `after “${before}”`}`;
}
