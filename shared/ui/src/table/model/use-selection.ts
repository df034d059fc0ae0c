import { useMemo, useRef, useState } from 'react';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Chosen rows. A row that a search or filter hides is deselected, and stays so when it is shown again: actions apply to
 * visible rows only. In a picker hidden rows stay chosen, because people search for one after the other.
 */
export interface Selection<Row> {
  rows: readonly Row[];
  has: (id: string) => boolean;
  /** `extend` chooses all rows from the last toggled one to this one, for Shift. */
  toggle: (id: string, extend: boolean) => void;
  /** Chooses all visible rows that can be chosen, or none if all are chosen. */
  toggleAll: () => void;
  clear: () => void;
  /** Whether none, some or all of the visible rows are chosen. */
  extent: 'none' | 'some' | 'all';
  /** Number of visible rows that can be chosen. */
  available: number;
}

interface SelectionOptions<Row> {
  all: readonly Row[];
  visible: readonly Row[];
  isPicker: boolean;
  rowId: (row: Row) => string;
  /** The reason why a row cannot be chosen, or undefined. */
  unselectableReason?: (row: Row) => string | undefined;
}

export function useSelection<Row>(options: SelectionOptions<Row>): Selection<Row> {
  const { all, visible, isPicker, rowId, unselectableReason } = options;
  const [ids, setIds] = useState(NOTHING);
  const touched = useRef<string>(undefined);

  const selectable = useMemo(
    () => (unselectableReason ? visible.filter((row) => !unselectableReason(row)) : visible),
    [visible, unselectableReason],
  );
  const seen = useMemo(
    () => (ids.size === 0 ? [] : selectable.filter((row) => ids.has(rowId(row)))),
    [ids, selectable, rowId],
  );
  const picked = useMemo(
    () => (isPicker && ids.size > 0 ? all.filter((row) => ids.has(rowId(row)) && !unselectableReason?.(row)) : []),
    [isPicker, ids, all, rowId, unselectableReason],
  );

  // While rows are loading, the selection stays.
  if (!isPicker && all.length > 0 && seen.length < ids.size) setIds(new Set(seen.map(rowId)));

  function range(from: string, to: string): readonly string[] {
    const order = selectable.map(rowId);
    const ends = [order.indexOf(from), order.indexOf(to)].sort((a, b) => a - b);
    const [start = -1, end = -1] = ends;
    return start < 0 ? [to] : order.slice(start, end + 1);
  }

  function toggle(id: string, extend: boolean) {
    const next = new Set(ids);
    const affected = extend && touched.current ? range(touched.current, id) : [id];
    const isAdding = !ids.has(id);
    for (const each of affected) {
      if (isAdding) next.add(each);
      else next.delete(each);
    }
    touched.current = id;
    setIds(next);
  }

  function toggleAll() {
    const next = new Set(isPicker ? ids : NOTHING);
    for (const row of selectable) {
      if (extent === 'all') next.delete(rowId(row));
      else next.add(rowId(row));
    }
    setIds(next);
  }

  const extent = seen.length === 0 ? 'none' : seen.length === selectable.length ? 'all' : 'some';
  return {
    rows: isPicker ? picked : seen,
    has: (id) => ids.has(id),
    toggle,
    toggleAll,
    clear: () => setIds(NOTHING),
    extent,
    available: selectable.length,
  };
}
