import { useLocation } from '@console/router';
import { useMemo } from 'react';
import { wordOrder } from '../../format/word-order';
import type { TableDefinition } from './define-table';
import { tableModelOf } from './table-model';
import { parseTableState } from './table-state';

/** Follows the list's order, for a panel's steps. */
interface Neighbours<Row> {
  previous?: Row;
  next?: Row;
}

const NO_ROWS: readonly never[] = [];

export function useNeighbours<Row>(
  definition: TableDefinition<Row>,
  rows: readonly Row[] | undefined,
  openId: string | undefined,
): Neighbours<Row> {
  const { search } = useLocation();
  const order = wordOrder();
  return useMemo(() => {
    const model = tableModelOf(definition, rows ?? NO_ROWS, order);
    const visible = model.visible(parseTableState(definition, search));
    const at = visible.findIndex((row) => definition.rowId(row) === openId);
    return at < 0 ? {} : { previous: visible[at - 1], next: visible[at + 1] };
  }, [definition, rows, openId, search, order]);
}
