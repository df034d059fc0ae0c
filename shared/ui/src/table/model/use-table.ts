import { type ChosenColumns, useChosenColumns } from './chosen-columns';
import type { TableDefinition } from './define-table';
import type { TableModel } from './table-model';
import { isNarrowed } from './table-state';
import { type Selection, useSelection } from './use-selection';
import { useTableModel } from './use-table-model';
import { type TableStateControls, useTableState } from './use-table-state';

/** The server searches, filters, sorts and pages. `rows`: pages so far; the table fetches more near the end. */
export interface PagedRows {
  /** Undefined = unknown. */
  total: number | undefined;
  /** Undefined at the end, and during a fetch. */
  fetchMore: (() => void) | undefined;
  isFetchingMore: boolean;
  /** Shows `below` the rows, with another try. */
  hasFailed: boolean;
  /** A filter outside the table counts too. */
  isNarrowed: boolean;
  clear: () => void;
}

export interface Table<Row> extends TableStateControls {
  chosen: ChosenColumns<Row>;
  definition: TableDefinition<Row>;
  /** Undefined = first sort of many rows. */
  model: TableModel<Row> | undefined;
  visible: readonly Row[];
  /** Counts rows before searching. */
  total: number;
  /** All rows, while only the first are loaded. */
  expected: number | undefined;
  rows: readonly Row[];
  /** Undefined = all rows are here. */
  paged: PagedRows | undefined;
  isNarrowed: boolean;
  /** A press ticks the row, and searching keeps ticks. */
  isPicker: boolean;
  selection: Selection<Row>;
  unselectableReason?: (row: Row) => string | undefined;
}

const NO_ROWS: readonly never[] = [];

interface TableOptions<Row> {
  /** Undefined = loading. A new array counts as new rows. */
  rows: readonly Row[] | undefined;
  /** All rows, while `rows` has the first: shown in the foot, without actions for all. */
  expected?: number | undefined;
  /** Declare at module scope. */
  unselectableReason?: (row: Row) => string | undefined;
  isPicker?: boolean;
  paged?: PagedRows;
}

/** The address holds search, sort and filters. */
export function useTable<Row>(definition: TableDefinition<Row>, options: TableOptions<Row>): Table<Row> {
  const { unselectableReason, isPicker = false, paged } = options;
  const controls = useTableState(definition);
  const columnChoice = useChosenColumns(definition, controls);
  const model = useTableModel(definition, paged ? NO_ROWS : options.rows, controls.state.sort);
  const rows = (paged ? options.rows : model?.rows) ?? NO_ROWS;
  const expected = paged ? paged.total : options.expected;
  const { state } = controls;
  const visible = paged ? rows : (model?.visible(state) ?? NO_ROWS);
  const selection = useSelection({ all: rows, visible, isPicker, rowId: definition.rowId, unselectableReason });
  return {
    ...controls,
    chosen: columnChoice,
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
