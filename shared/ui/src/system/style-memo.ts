/*
 * Chakra keeps what it has worked out: for every property that it has seen, and for every set of styles. Its own memory
 * spells out each question as text, whole style sheets again and again, and sorts its entries anew with every answer: a
 * tenth of the script of a first load. The host's build puts this in its place. It compares single words as they are,
 * and knows its own answers by name when they come back as part of the next question.
 */

/** Per function; what is asked for beyond that pushes out what was kept first. */
const KEPT = 500;

const names = new WeakMap<object, string>();
let named = 0;

export function memo<Args extends unknown[], Result>(work: (...args: Args) => Result): (...args: Args) => Result {
  const byWord = new Map<unknown, Result>();
  const byText = new Map<unknown, Result>();

  return (...args) => {
    const [first] = args;
    const isWord = args.length === 1 && typeof first !== 'object' && typeof first !== 'function';
    const kept = isWord ? byWord : byText;
    const question = isWord ? first : textOf(args);
    const known = kept.get(question);
    if (known !== undefined || kept.has(question)) return known as Result;
    const result = work(...args);
    // Answers are never changed: whoever asks again is given the same one.
    if (typeof result === 'object' && result !== null) nameOf(result);
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value);
    kept.set(question, result);
    return result;
  };
}

/** The same text for what has the same content, in the same order: of two styles for one property the later wins. */
function textOf(value: unknown): string {
  // With its length, so that no text can pass for two.
  if (typeof value === 'string') return `${value.length}'${value}`;
  if (typeof value === 'function') return nameOf(value);
  if (typeof value !== 'object' || value === null) return `${typeof value}:${String(value)}`;
  const name = names.get(value);
  if (name !== undefined) return name;
  if (Array.isArray(value)) return `[${value.map(textOf).join('|')}]`;
  let text = '{';
  for (const [key, content] of Object.entries(value)) text += `${key}:${textOf(content)},`;
  return `${text}}`;
}

function nameOf(value: object): string {
  let name = names.get(value);
  if (name === undefined) {
    named += 1;
    name = `#${named}`;
    names.set(value, name);
  }
  return name;
}
