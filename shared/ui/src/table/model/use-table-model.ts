import { useEffect, useMemo, useReducer, useState } from 'react';
import { wordOrder } from '../../format/word-order';
import type { TableDefinition } from './define-table';
import { type TableModel, tableModelOf } from './table-model';
import { workInSlices } from './work-in-steps';

/** Sorting more takes tens of milliseconds on a slow machine. */
const AT_ONCE = 20_000;
/** Remembered, for a longer successor sorted in slices. */
const LONG = 500;

const NO_ROWS: readonly never[] = [];

/** Sorts many rows in slices, showing the rows before meanwhile; undefined = none. */
export function useTableModel<Row>(
  definition: TableDefinition<Row>,
  rows: readonly Row[] = NO_ROWS,
  sort: string,
): TableModel<Row> | undefined {
  // The language decides the order.
  const order = wordOrder();
  const latest = useMemo(() => tableModelOf(definition, rows, order), [definition, rows, order]);
  const [shownModel, setShownModel] = useState<TableModel<Row>>();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const isReady = latest === shownModel || rows.length <= AT_ONCE || latest.isInOrder(sort);
  const toKeep = rows.length >= LONG ? latest : undefined;
  if (isReady && shownModel !== toKeep) setShownModel(toKeep);

  useEffect(() => {
    if (!isReady) return workInSlices(latest.putInOrder(sort), drawAgain);
    return undefined;
  }, [isReady, latest, sort]);
  return isReady ? latest : shownModel;
}
