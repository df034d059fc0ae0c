const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
/** How many words one step deals with: some milliseconds on a slow machine. */
const STEP = 512;

/**
 * Each word's place among the others, the same for words that people take for the same. Comparing words as people do is
 * dear, so each word takes part once, and in steps, so that it can be done while nobody waits.
 */
export function* rankWords(words: readonly string[]): Generator<undefined, Uint32Array> {
  const distinct = [...new Set(words)];
  let runs: string[][] = [];
  for (let start = 0; start < distinct.length; start += STEP) {
    runs.push(distinct.slice(start, start + STEP).sort(collator.compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: string[][] = [];
    for (let index = 0; index < runs.length; index += 2) {
      longer.push(yield* merge(runs[index] ?? [], runs[index + 1] ?? []));
    }
    runs = longer;
  }
  const places = placesOf(runs[0] ?? []);
  return Uint32Array.from(words, (word) => places.get(word) ?? 0);
}

function* merge(left: readonly string[], right: readonly string[]): Generator<undefined, string[]> {
  const merged: string[] = [];
  let [a, b] = [0, 0];
  while (a < left.length && b < right.length) {
    const [first = '', second = ''] = [left[a], right[b]];
    if (collator.compare(first, second) <= 0) {
      merged.push(first);
      a++;
    } else {
      merged.push(second);
      b++;
    }
    if (merged.length % STEP === 0) yield;
  }
  return merged.concat(left.slice(a), right.slice(b));
}

function placesOf(sorted: readonly string[]): Map<string, number> {
  let place = 0;
  return new Map(
    sorted.map((word, index) => {
      const before = sorted[index - 1];
      if (before !== undefined && collator.compare(before, word) !== 0) place++;
      return [word, place];
    }),
  );
}
