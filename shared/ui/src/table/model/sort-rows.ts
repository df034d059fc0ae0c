import type { TableDefinition } from './define-table';
import { type RankedWords, rankWords } from './rank-words';

const STEP = 2_048;

/** Reuses computed ranks. */
export interface RowSorter {
  /** Returns indexes. */
  sort: (sort: string) => Uint32Array;
  /** Yields between short steps. */
  prepareSort: (sort: string) => Generator<undefined, void>;
  /** Prepares default columns, yielding between short steps. */
  prepare: () => Generator<undefined, void>;
  /** Keys are column ids. */
  ranked: ReadonlyMap<string, RankedWords>;
}

/** `earlierRanks`: ranks of the replaced rows. */
export function createRowSorter<Row>(
  definition: TableDefinition<Row>,
  rows: readonly Row[],
  earlierRanks?: ReadonlyMap<string, RankedWords>,
): RowSorter {
  const ranked = new Map<string, RankedWords>();
  const places = new Map<string, Uint32Array>();

  function* rank({ id, text }: TableDefinition<Row>['columns'][number]): Generator<undefined, Uint32Array> {
    const present = places.get(id);
    if (present) return present;
    const words: string[] = [];
    for (const row of rows) if (words.push(text(row)) % STEP === 0) yield;
    const ranking = yield* rankWords(words, earlierRanks?.get(id));
    const rowPlaces = new Uint32Array(rows.length);
    for (const [index, word] of words.entries()) {
      rowPlaces[index] = ranking.places.get(word) ?? 0;
      if (index % STEP === 0) yield;
    }
    ranked.set(id, ranking);
    places.set(id, rowPlaces);
    return rowPlaces;
  }

  const columnOf = (order: string) => definition.columns.find(({ id }) => id === order.replace(/^-/, ''));

  function sort(order: string): Uint32Array {
    const column = columnOf(order);
    if (!column) return Uint32Array.from(rows.keys());
    const direction = order.startsWith('-') ? -1 : 1;
    const { compare } = column;
    if (!compare) return inOrder(finish(rank(column)), direction);
    const indexed = [...rows.entries()].sort(([, a], [, b]) => direction * compare(a, b));
    return Uint32Array.from(indexed, ([index]) => index);
  }

  function* prepareSort(order: string) {
    const column = columnOf(order);
    if (column && !column.compare) yield* rank(column);
  }

  function* prepare() {
    for (const column of definition.columns) {
      if (!column.compare && !column.isActions && !column.isOptional) yield* rank(column);
    }
  }

  return { sort, prepareSort, prepare, ranked };
}

/** Numbers of place then index: no comparison function, and stable. */
function inOrder(places: Uint32Array, direction: number): Uint32Array {
  const { length } = places;
  const keys = Float64Array.from(places, (place, index) => direction * place * length + index).sort();
  return Uint32Array.from(keys, (key) => ((key % length) + length) % length);
}

/** Takes no pauses, because the result is needed now. */
function finish<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
