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
  /** Prepares the first search and the first sort, in short steps. Can be stopped at any step and started again. */
  prepare: () => Generator<undefined, void>;
  /**
   * Computed texts and ranks, to be reused for the rows that replace these: most rows of a refetched list are
   * unchanged.
   */
  worked: { folded: ReadonlyMap<Row, string>; ranked: ReadonlyMap<string, RankedWords> };
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
  earlier?: TableModel<Row>['worked'],
): TableModel<Row> {
  const searchable = definition.columns.filter((column) => column.searchable);
  const originalText = (row: Row) => searchable.map((column) => column.text(row)).join(CELL_END);

  const sorter = createRowSorter(definition, rows, earlier?.ranked);
  const folded = new Map<Row, string>();
  let before = earlier;
  let ordered: { sort: string; rows: readonly Row[] } | undefined;
  let filtered: { from: readonly Row[]; filters: TableState['filters']; rows: readonly Row[] } | undefined;
  let lastResult: { from: readonly Row[]; query: string; rows: readonly Row[] } | undefined;

  function foldedText(row: Row): string {
    const known = folded.get(row);
    if (known !== undefined) return known;
    const text = before?.folded.get(row) ?? fold(originalText(row));
    folded.set(row, text);
    return text;
  }

  function* prepare() {
    for (const [index, row] of rows.entries()) {
      foldedText(row);
      if (index % FOLDED_AT_ONCE === 0) yield;
    }
    yield* sorter.prepare();
    before = undefined;
  }

  function inOrder(sort: string): readonly Row[] {
    if (ordered?.sort !== sort) ordered = { sort, rows: sorter.sort(sort) };
    return ordered.rows;
  }

  function* putInOrder(sort: string) {
    yield* sorter.prepareSort(sort);
    inOrder(sort);
  }

  function withFilters(from: readonly Row[], filters: TableState['filters']): readonly Row[] {
    const active = [
      ...(definition.switches ?? []).flatMap(({ id, keeps }) => (filters[id] ? [keeps] : [])),
      ...(definition.filters ?? []).flatMap((filter) => {
        const chosen = new Set(filters[filter.id]);
        return chosen.size > 0 ? [(row: Row) => filter.values(row).some((value) => chosen.has(value))] : [];
      }),
    ];
    if (active.length === 0) return from;
    if (filtered?.from === from && filtered.filters === filters) return filtered.rows;
    const matching = from.filter((row) => active.every((keeps) => keeps(row)));
    filtered = { from, filters, rows: matching };
    return matching;
  }

  function withQuery(from: readonly Row[], query: string): readonly Row[] {
    const search = toSearch(query);
    if (search.words.length === 0) {
      lastResult = undefined;
      return from;
    }
    if (lastResult?.from === from && lastResult.query === query) return lastResult.rows;
    const candidates = lastResult?.from === from && query.startsWith(lastResult.query) ? lastResult.rows : from;
    const matching = candidates.filter((row) => matches(search, foldedText(row), () => originalText(row)));
    lastResult = { from, query, rows: matching };
    return matching;
  }

  return {
    rows,
    isInOrder: (sort) => ordered?.sort === sort,
    putInOrder,
    visible: (state) => withQuery(withFilters(inOrder(state.sort), state.filters), state.query),
    prepare,
    worked: { folded, ranked: sorter.ranked },
  };
}
