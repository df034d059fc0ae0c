import { type ChosenColumns, useChosenColumns } from './chosen-columns';
import type { TableDefinition } from './define-table';
import type { PagedRows } from './paged-rows';
import type { TableModel } from './table-model';
import { isNarrowed } from './table-state';
import { type Selection, useSelection } from './use-selection';
import { useTableModel } from './use-table-model';
import { type TableStateControls, useTableState } from './use-table-state';

/** The state and the results of a list, for `DataTable`. */
export interface Table<Row> extends TableStateControls {
  chosen: ChosenColumns<Row>;
  definition: TableDefinition<Row>;
  /** Undefined while many rows are sorted for the first time. */
  model: TableModel<Row> | undefined;
  /** Rows that match, in order. */
  visible: readonly Row[];
  /** Number of rows before searching. */
  total: number;
  /** Number of all rows, while only the first are loaded. */
  expected: number | undefined;
  rows: readonly Row[];
  /** The pages of the server; undefined if the list has all rows. */
  paged: PagedRows | undefined;
  isNarrowed: boolean;
  /** The list is for choosing: a press anywhere on a row ticks it, and it stays chosen while a search hides it. */
  isPicker: boolean;
  selection: Selection<Row>;
  unselectableReason?: (row: Row) => string | undefined;
}

const NO_ROWS: readonly never[] = [];

interface TableOptions<Row> {
  /** Undefined while loading. A new array counts as new rows, so pass the same array between renders. */
  rows: readonly Row[] | undefined;
  /**
   * Number of all rows, while `rows` has only the first of them: actions for all rows are then not offered, and the
   * foot shows it.
   */
  expected?: number | undefined;
  /** At module scope; the reason why a row cannot be chosen, or undefined. */
  unselectableReason?: (row: Row) => string | undefined;
  isPicker?: boolean;
  /** The server searches, filters and sorts, and answers in pages. */
  paged?: PagedRows;
}

/** Search, sort, filters and selection of one list; the address has the first three. */
export function useTable<Row>(definition: TableDefinition<Row>, options: TableOptions<Row>): Table<Row> {
  const { unselectableReason, isPicker = false, paged } = options;
  const controls = useTableState(definition);
  const chosen = useChosenColumns(definition, controls);
  const model = useTableModel(definition, paged ? NO_ROWS : options.rows, controls.state.sort);
  const rows = (paged ? options.rows : model?.rows) ?? NO_ROWS;
  const expected = paged ? paged.total : options.expected;
  const { state } = controls;
  const visible = paged ? rows : (model?.visible(state) ?? NO_ROWS);
  const selection = useSelection({ all: rows, visible, isPicker, rowId: definition.rowId, unselectableReason });
  return {
    ...controls,
    chosen,
    definition,
    model,
    visible,
    total: rows.length,
    expected: expected === rows.length ? undefined : expected,
    rows,
    paged,
    isNarrowed: paged ? paged.isNarrowed : isNarrowed(state),
    clear: paged ? paged.clear : controls.clear,
    isPicker,
    selection,
    unselectableReason,
  };
}
