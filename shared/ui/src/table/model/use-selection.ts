import { useMemo, useRef, useState } from 'react';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Hidden rows are deselected for good: actions apply to visible rows. In a picker they stay, because people search in
 * turn.
 */
export interface Selection<Row> {
  rows: readonly Row[];
  has: (id: string) => boolean;
  /** `extend`: from the last toggled row, for Shift. */
  toggle: (id: string, extend: boolean) => void;
  /** Selects the visible rows, or deselects them if all are selected. */
  toggleAll: () => void;
  clear: () => void;
  /** Counts visible rows only. */
  extent: 'none' | 'some' | 'all';
  /** Counts visible and selectable rows. */
  available: number;
}

interface SelectionOptions<Row> {
  all: readonly Row[];
  visible: readonly Row[];
  isPicker: boolean;
  rowId: (row: Row) => string;
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
  const visibleRows = useMemo(
    () => (ids.size === 0 ? [] : selectable.filter((row) => ids.has(rowId(row)))),
    [ids, selectable, rowId],
  );
  const pickedRows = useMemo(
    () => (isPicker && ids.size > 0 ? all.filter((row) => ids.has(rowId(row)) && !unselectableReason?.(row)) : []),
    [isPicker, ids, all, rowId, unselectableReason],
  );

  // Forgets rows that are gone; while rows load, the selection stays.
  if (!isPicker && all.length > 0 && visibleRows.length < ids.size) setIds(new Set(visibleRows.map(rowId)));

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

  const extent = visibleRows.length === 0 ? 'none' : visibleRows.length === selectable.length ? 'all' : 'some';
  return {
    rows: isPicker ? pickedRows : visibleRows,
    has: (id) => ids.has(id),
    toggle,
    toggleAll,
    clear: () => setIds(NOTHING),
    extent,
    available: selectable.length,
  };
}
