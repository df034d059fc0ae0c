/** Unreadable values have no text. */
export interface Difference {
  label: string;
  saved?: string;
  drafted?: string;
}

const BEFORE = 24;
const LONGEST = 72;

/** Starts a few words before the first difference. */
export function difference(
  label: string,
  saved: unknown,
  drafted: unknown,
  describe: ((value: never) => string) | undefined,
): Difference {
  const savedText = inWords(saved, describe);
  const draftedText = inWords(drafted, describe);
  if (savedText === undefined || draftedText === undefined) return { label };
  const start = Math.max(0, firstDifference(savedText, draftedText) - BEFORE);
  return { label, saved: excerpt(savedText, start), drafted: excerpt(draftedText, start) };
}

function inWords(value: unknown, describe: ((value: never) => string) | undefined): string | undefined {
  try {
    // A draft may come from an older form.
    const words = describe ? describe(value as never) : value;
    return typeof words === 'string' || typeof words === 'number' ? String(words).replace(/\s+/g, ' ') : undefined;
  } catch {
    return undefined;
  }
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function excerpt(text: string, start: number): string {
  const from = start < BEFORE / 2 ? 0 : start;
  const end = from + LONGEST;
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
