import { fold, matches, toSearch } from '@console/schema/search-text';
import type { WordOrder } from '../../format/word-order';
import type { TableDefinition } from './define-table';
import type { RankedWords } from './rank-words';
import { createRowSorter } from './sort-rows';
import type { TableState } from './table-state';

/** Separates the searchable cells of a row, so that a word never matches across two of them. */
const CELL_END = '\n';
/** Number of rows per step of folding. */
const FOLDED_AT_ONCE = 256;

/** A list's rows, prepared for search at typing speed. */
export interface TableModel<Row> {
  rows: readonly Row[];
  /** Rows that match, in order. Returns the same array while nothing has changed. */
  visible: (state: TableState) => readonly Row[];
  /** True if the rows are already sorted in this order. */
  isInOrder: (sort: string) => boolean;
  /** Sorts the rows before `visible` is called, in short steps. */
  putInOrder: (sort: string) => Generator<undefined, void>;
  /** Folds the texts for the first search, in short steps. Can be stopped at any step and started again. */
  prepareSearch: () => Generator<undefined, void>;
  /** Computes the orders of the default columns, after the search, in short steps. Can be stopped and started again. */
  prepareSorts: () => Generator<undefined, void>;
  /**
   * Computed texts and ranks, to be reused for the rows that replace these: most rows of a refetched list are
   * unchanged.
   */
  worked: Worked<Row>;
}

interface Worked<Row> {
  rows: readonly Row[];
  /** The folded text of each row, by index; empty where none has been needed. */
  folded: readonly (string | undefined)[];
  ranked: ReadonlyMap<string, RankedWords>;
}

interface KnownModel {
  model: WeakRef<object>;
  order: WordOrder;
}

/** Weak references: rows stay in the query cache for minutes after the list is closed, but their model need not. */
const models = new WeakMap<readonly unknown[], Map<unknown, KnownModel>>();
/** The latest model of each definition. */
const latest = new WeakMap<object, WeakRef<object>>();

/** The model of a set of rows, shared by all users: a panel does not sort again what its list has sorted. */
export function tableModelOf<Row>(
  definition: TableDefinition<Row>,
  rows: readonly Row[],
  order: WordOrder,
): TableModel<Row> {
  const known = models.get(rows) ?? new Map<unknown, KnownModel>();
  const present = known.get(definition);
  const usable = present?.order === order ? (present.model.deref() as TableModel<Row> | undefined) : undefined;
  if (usable) return usable;
  const before = latest.get(definition)?.deref() as TableModel<Row> | undefined;
  const model = createTableModel(definition, rows, before?.worked);
  const held = new WeakRef(model);
  models.set(rows, known.set(definition, { model: held, order }));
  latest.set(definition, held);
  return model;
}

/**
 * Three things make a key press cheap at 50,000 rows: texts are folded once per row, sorting happens before searching
 * and only when the sort changes, and a search text that extends the last one searches the last result only.
 */
export function createTableModel<Row>(
  definition: TableDefinition<Row>,
  rows: readonly Row[],
  earlier?: Worked<Row>,
): TableModel<Row> {
  const searchable = definition.columns.filter((column) => column.searchable);

  const sorter = createRowSorter(definition, rows, earlier?.ranked);
  const rowAt = (index: number) => rows[index] as Row;
  // By index and not by row: a map of 50,000 rows takes longer to fill than the texts to fold.
  const folded: (string | undefined)[] = [];
  folded.length = rows.length;
  let before = earlier;
  let ordered: { sort: string; indexes: Uint32Array } | undefined;
  let filtered: { from: Uint32Array; filters: TableState['filters']; indexes: Uint32Array } | undefined;
  let lastResult: { from: Uint32Array; query: string; indexes: Uint32Array } | undefined;
  let shown: { indexes: Uint32Array; rows: readonly Row[] } | undefined;

  function originalText(index: number): string {
    const row = rowAt(index);
    let text = '';
    for (const column of searchable) text += column.text(row) + CELL_END;
    return text;
  }

  function foldedText(index: number): string {
    const known = folded[index];
    if (known !== undefined) return known;
    const text = earlierText(index) ?? fold(originalText(index));
    folded[index] = text;
    return text;
  }

  /** The text of the same row before. A row that came or went moves only the rows behind it. */
  function earlierText(index: number): string | undefined {
    if (!before) return undefined;
    const row = rowAt(index);
    const moved = index + before.rows.length - rows.length;
    if (before.rows[index] === row) return before.folded[index];
    return before.rows[moved] === row ? before.folded[moved] : undefined;
  }

  function* prepareSearch() {
    for (let index = 0; index < rows.length; index++) {
      foldedText(index);
      if (index % FOLDED_AT_ONCE === 0) yield;
    }
    before = undefined;
  }

  function inOrder(sort: string): Uint32Array {
    if (ordered?.sort !== sort) ordered = { sort, indexes: sorter.sort(sort) };
    return ordered.indexes;
  }

  function* putInOrder(sort: string) {
    yield* sorter.prepareSort(sort);
    inOrder(sort);
  }

  function withFilters(from: Uint32Array, filters: TableState['filters']): Uint32Array {
    const active = [
      ...(definition.switches ?? []).flatMap(({ id, keeps }) => (filters[id] ? [keeps] : [])),
      ...(definition.filters ?? []).flatMap((filter) => {
        const chosen = new Set(filters[filter.id]);
        return chosen.size > 0 ? [(row: Row) => filter.values(row).some((value) => chosen.has(value))] : [];
      }),
    ];
    if (active.length === 0) return from;
    if (filtered?.from === from && filtered.filters === filters) return filtered.indexes;
    const indexes = from.filter((index) => active.every((keeps) => keeps(rowAt(index))));
    filtered = { from, filters, indexes };
    return indexes;
  }

  function withQuery(from: Uint32Array, query: string): Uint32Array {
    const search = toSearch(query);
    if (search.words.length === 0) {
      lastResult = undefined;
      return from;
    }
    if (lastResult?.from === from && lastResult.query === query) return lastResult.indexes;
    const candidates = lastResult?.from === from && query.startsWith(lastResult.query) ? lastResult.indexes : from;
    const indexes = candidates.filter((index) => matches(search, foldedText(index), () => originalText(index)));
    lastResult = { from, query, indexes };
    return indexes;
  }

  function visible({ sort, filters, query }: TableState): readonly Row[] {
    const indexes = withQuery(withFilters(inOrder(sort), filters), query);
    if (shown?.indexes !== indexes) shown = { indexes, rows: Array.from(indexes, rowAt) };
    return shown.rows;
  }

  return {
    rows,
    isInOrder: (sort) => ordered?.sort === sort,
    putInOrder,
    visible,
    prepareSearch,
    prepareSorts: sorter.prepare,
    worked: { rows, folded, ranked: sorter.ranked },
  };
}
