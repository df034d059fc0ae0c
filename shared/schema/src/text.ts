import { formatCount, t } from '@console/words';
import { type core, maxLength } from 'zod/mini';
import { HIDDEN } from './bare';

const FIRST_HIDDEN = new RegExp(HIDDEN, 'u');

export const longest = (characters: number): core.$ZodCheck<string> =>
  maxLength(characters, {
    error: () => t('At most {characters} characters', { characters: formatCount(characters) }),
  });

/** Returns a path such as `contactPerson.title`, and a message. */
export function hiddenCharacters(value: unknown, path: readonly string[] = []): [path: string[], message: string][] {
  if (typeof value === 'string') {
    const match = value.startsWith('data:') ? null : FIRST_HIDDEN.exec(value);
    return match ? [[[...path], hiddenText(match)]] : [];
  }
  const isNested = Array.isArray(value) || Object.getPrototypeOf(value ?? '') === Object.prototype;
  if (!isNested) return [];
  return Object.entries(value as object).flatMap(([key, part]) => hiddenCharacters(part, [...path, key]));
}

/** Makes hidden characters visible in texts that nobody edits. */
export const markHidden = (text: string): string => text.replaceAll(HIDDEN, '\uFFFD');

function hiddenText({ 0: character, index, input }: RegExpExecArray): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const lastWord = input.slice(0, index).trim().split(/\s/u).at(-1);
  const name = `U+${code}`;
  return lastWord
    ? t('Contains an invisible character ({name}) after “{before}”', { name, before: lastWord })
    : t('Contains an invisible character ({name}) at the beginning', { name });
}
