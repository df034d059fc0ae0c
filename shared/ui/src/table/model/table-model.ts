import { fold, matches, toSearch } from '@console/schema/search-text';
import type { WordOrder } from '../../format/word-order';
import type { TableDefinition } from './define-table';
import type { RankedWords } from './rank-words';
import { createRowSorter } from './sort-rows';
import type { TableState } from './table-state';

/** Ends each cell, so that words never match across cells. */
const CELL_END = '\n';
const FOLDED_AT_ONCE = 256;

/** Keeps search at typing speed. */
export interface TableModel<Row> {
  rows: readonly Row[];
  /** Returns the same array while nothing changes. */
  visible: (state: TableState) => readonly Row[];
  isInOrder: (sort: string) => boolean;
  /** Prepares `visible`, yielding between short steps. */
  putInOrder: (sort: string) => Generator<undefined, void>;
  /** Prepares the first search, yielding between short steps; restartable. */
  prepareSearch: () => Generator<undefined, void>;
  /** Restartable; yields between short steps. */
  prepareSorts: () => Generator<undefined, void>;
  /** Speeds up a refetched list, mostly unchanged. */
  worked: Worked<Row>;
}

interface Worked<Row> {
  rows: readonly Row[];
  folded: readonly (string | undefined)[];
  ranked: ReadonlyMap<string, RankedWords>;
}

interface KnownModel {
  model: WeakRef<object>;
  order: WordOrder;
}

/** Rows stay in the query cache for minutes; their model need not. */
const models = new WeakMap<readonly unknown[], Map<unknown, KnownModel>>();
const latest = new WeakMap<object, WeakRef<object>>();

/** Shared: a panel does not sort its list's rows again. */
export function tableModelOf<Row>(
  definition: TableDefinition<Row>,
  rows: readonly Row[],
  order: WordOrder,
): TableModel<Row> {
  const modelsOfRows = models.get(rows) ?? new Map<unknown, KnownModel>();
  const present = modelsOfRows.get(definition);
  const usable = present?.order === order ? (present.model.deref() as TableModel<Row> | undefined) : undefined;
  if (usable) return usable;
  const earlierModel = latest.get(definition)?.deref() as TableModel<Row> | undefined;
  const model = createTableModel(definition, rows, earlierModel?.worked);
  const reference = new WeakRef(model);
  models.set(rows, modelsOfRows.set(definition, { model: reference, order }));
  latest.set(definition, reference);
  return model;
}

/**
 * At 50,000 rows a key press is cheap because texts fold once, sorting precedes searching, and a longer search text
 * searches the last result.
 */
export function createTableModel<Row>(
  definition: TableDefinition<Row>,
  rows: readonly Row[],
  earlier?: Worked<Row>,
): TableModel<Row> {
  const searchable = definition.columns.filter((column) => column.searchable);

  const sorter = createRowSorter(definition, rows, earlier?.ranked);
  const rowAt = (index: number) => rows[index] as Row;
  // Uses indexes: filling a map of 50,000 rows takes longer than folding.
  const folded: (string | undefined)[] = [];
  folded.length = rows.length;
  let earlierWork = earlier;
  let ordered: { sort: string; indexes: Uint32Array } | undefined;
  let filtered: { from: Uint32Array; filters: TableState['filters']; indexes: Uint32Array } | undefined;
  let lastResult: { from: Uint32Array; query: string; indexes: Uint32Array } | undefined;
  let shownResult: { indexes: Uint32Array; rows: readonly Row[] } | undefined;

  function originalText(index: number): string {
    const row = rowAt(index);
    let text = '';
    for (const column of searchable) text += column.text(row) + CELL_END;
    return text;
  }

  function foldedText(index: number): string {
    const cached = folded[index];
    if (cached !== undefined) return cached;
    const text = earlierText(index) ?? fold(originalText(index));
    folded[index] = text;
    return text;
  }

  /** A new or missing row shifts only later rows. */
  function earlierText(index: number): string | undefined {
    if (!earlierWork) return undefined;
    const row = rowAt(index);
    const moved = index + earlierWork.rows.length - rows.length;
    if (earlierWork.rows[index] === row) return earlierWork.folded[index];
    return earlierWork.rows[moved] === row ? earlierWork.folded[moved] : undefined;
  }

  function* prepareSearch() {
    for (let index = 0; index < rows.length; index++) {
      foldedText(index);
      if (index % FOLDED_AT_ONCE === 0) yield;
    }
    earlierWork = undefined;
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
        const values = new Set(filters[filter.id]);
        return values.size > 0 ? [(row: Row) => filter.values(row).some((value) => values.has(value))] : [];
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
    if (shownResult?.indexes !== indexes) shownResult = { indexes, rows: Array.from(indexes, rowAt) };
    return shownResult.rows;
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
