/** One field of a drafted draft beside what is saved now; without the two texts where the value cannot be put into words. */
export interface Difference {
  label: string;
  saved?: string;
  drafted?: string;
}

const BEFORE = 24;
const LONGEST = 72;

/** The same stretch of both values: where they begin to differ, with a few words before it. */
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
    // A draft may be of another shape than today's form.
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
