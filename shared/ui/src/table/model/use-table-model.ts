import { useEffect, useMemo, useReducer, useState } from 'react';
import { useWordOrder } from '../../format/word-order';
import type { TableDefinition } from './define-table';
import { type TableModel, tableModelOf } from './table-model';

/** So many rows are put in order at once: some tens of milliseconds on a slow machine. */
const AT_ONCE = 20_000;
/** Lists that may be replaced by one that is not put in order at once. */
const LONG = 500;
/** Milliseconds for which the page is held at a time. */
const SLICE = 10;

const NO_ROWS: readonly never[] = [];

/**
 * The model of a list's rows. More rows than can be put in order at once are put in order in slices, while those before
 * them stay on screen; undefined where there were none.
 */
export function useTableModel<Row>(
  definition: TableDefinition<Row>,
  rows: readonly Row[] = NO_ROWS,
  sort: string,
): TableModel<Row> | undefined {
  // Made anew when the language changes, too.
  const order = useWordOrder();
  const latest = useMemo(() => tableModelOf(definition, rows, order), [definition, rows, order]);
  const [shown, setShown] = useState<TableModel<Row>>();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const isReady = latest === shown || rows.length <= AT_ONCE || latest.isInOrder(sort);
  const toKeep = rows.length >= LONG ? latest : undefined;
  if (isReady && shown !== toKeep) setShown(toKeep);

  useEffect(() => {
    if (!isReady) return workInSlices(latest.putInOrder(sort), drawAgain);
    return undefined;
  }, [isReady, latest, sort]);
  return isReady ? latest : shown;
}

/** Takes steps until they are done, and lets the page react in between; returns how to stop. */
function workInSlices(steps: Generator<undefined, void>, onDone: () => void): () => void {
  let timer = setTimeout(work);

  function work() {
    const end = performance.now() + SLICE;
    while (performance.now() < end) if (steps.next().done) return onDone();
    timer = setTimeout(work);
  }
  return () => clearTimeout(timer);
}
