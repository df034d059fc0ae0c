import { type WordOrder, wordOrder } from '../../format/word-order';

/** Words per step: milliseconds on a slow machine. */
const STEP = 512;

export interface RankedWords {
  order: WordOrder;
  sorted: readonly string[];
  places: ReadonlyMap<string, number>;
}

/** Comparing by language is slow: each distinct word once, in idle steps; words in `ranked` are not compared again. */
export function* rankWords(words: readonly string[], ranked?: RankedWords): Generator<undefined, RankedWords> {
  const order = wordOrder();
  const distinct = new Set<string>();
  for (const [index, word] of words.entries()) {
    distinct.add(word);
    if (index % STEP === 0) yield;
  }
  if (ranked && ranked.order === order && ranked.sorted.length <= 2 * distinct.size) {
    const added = [...distinct].filter((word) => !ranked.places.has(word));
    if (added.length === 0) return ranked;
    if (added.length * 10 < ranked.sorted.length) {
      return yield* rankingOf(order, insert(ranked.sorted, added, order));
    }
  }
  let runs: (readonly string[])[] = [];
  const all = [...distinct];
  for (let start = 0; start < all.length; start += STEP) {
    runs.push(all.slice(start, start + STEP).sort(order.compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: (readonly string[])[] = [];
    for (let index = 0; index < runs.length; index += 2) {
      longer.push(yield* merge(runs[index] ?? [], runs[index + 1] ?? [], order));
    }
    runs = longer;
  }
  return yield* rankingOf(order, runs[0] ?? []);
}

function insert(sorted: readonly string[], added: readonly string[], order: WordOrder): readonly string[] {
  const inserted: string[] = [];
  let from = 0;
  for (const word of added.toSorted(order.compare)) {
    let [low, high] = [from, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (order.compare(sorted[middle] ?? '', word) <= 0) low = middle + 1;
      else high = middle;
    }
    for (; from < low; from++) inserted.push(sorted[from] ?? '');
    inserted.push(word);
  }
  return inserted.concat(sorted.slice(from));
}

function* merge(
  left: readonly string[],
  right: readonly string[],
  order: WordOrder,
): Generator<undefined, readonly string[]> {
  const [lastLeft, firstRight] = [left.at(-1), right[0]];
  // Sorted words, as from a server, are joined uncompared.
  if (lastLeft === undefined || firstRight === undefined || order.compare(lastLeft, firstRight) <= 0) {
    return left.concat(right);
  }
  const merged: string[] = [];
  let [a, b] = [0, 0];
  while (a < left.length && b < right.length) {
    const [first = '', second = ''] = [left[a], right[b]];
    if (order.compare(first, second) <= 0) {
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

function* rankingOf(order: WordOrder, sorted: readonly string[]): Generator<undefined, RankedWords> {
  const places = new Map<string, number>();
  let place = 0;
  let previousWord: string | undefined;
  for (const word of sorted) {
    if (previousWord !== undefined && order.compare(previousWord, word) !== 0) place++;
    places.set(word, place);
    previousWord = word;
    if (places.size % STEP === 0) yield;
  }
  return { order, sorted, places };
}
