import { useMemo } from 'react';
import { type ChosenColumns, useChosenColumns } from './chosen-columns';
import type { TableDefinition } from './define-table';
import type { TableModel } from './table-model';
import { isNarrowed, meaningOf } from './table-state';
import { type Selection, useSelection } from './use-selection';
import { useTableModel } from './use-table-model';
import { type TableStateControls, useTableState } from './use-table-state';

/** Everything a list page knows about its list; handed to `DataTable`. */
export interface Table<Row> extends TableStateControls {
  chosen: ChosenColumns<Row>;
  definition: TableDefinition<Row>;
  /** Undefined while many rows are put in order for the first time. */
  model: TableModel<Row> | undefined;
  /** Rows that match, in order. */
  visible: readonly Row[];
  /** How many rows there are before searching. */
  total: number;
  /** How many rows there are in all, while only the first have come. */
  expected: number | undefined;
  rows: readonly Row[];
  isNarrowed: boolean;
  /** One chooses from this list: a row is ticked wherever it is pressed, and stays so while a search hides it. */
  isPicker: boolean;
  selection: Selection<Row>;
  unselectableReason?: (row: Row) => string | undefined;
}

const NO_ROWS: readonly never[] = [];

interface TableOptions<Row> {
  /** Undefined while loading. A new array is a new set of rows, so keep its identity between renders. */
  rows: readonly Row[] | undefined;
  /**
   * How many rows there are in all, while `rows` are the first of them: what concerns all of them is not offered then, and
   * the foot says so.
   */
  expected?: number | undefined;
  /** At module scope; the reason why a row cannot be chosen, if there is one. */
  unselectableReason?: (row: Row) => string | undefined;
  isPicker?: boolean;
}

/** Search, sort, filters and selection of one list; the first three live in the address. */
export function useTable<Row>(definition: TableDefinition<Row>, options: TableOptions<Row>): Table<Row> {
  const { unselectableReason, isPicker = false, expected } = options;
  const controls = useTableState(definition);
  const chosen = useChosenColumns(definition);
  const model = useTableModel(definition, options.rows, controls.state.sort);
  const { rows } = model ?? { rows: NO_ROWS };
  const rawState = controls.state;
  const state = useMemo(() => meaningOf(definition, rows, rawState), [definition, rows, rawState]);
  const visible = model?.visible(state) ?? NO_ROWS;
  const selection = useSelection({ all: rows, visible, isPicker, rowId: definition.rowId, unselectableReason });
  return {
    ...controls,
    state,
    chosen,
    definition,
    model,
    visible,
    total: rows.length,
    expected: expected === rows.length ? undefined : expected,
    rows,
    isNarrowed: isNarrowed(state),
    isPicker,
    selection,
    unselectableReason,
  };
}
