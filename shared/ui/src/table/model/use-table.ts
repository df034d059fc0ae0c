import { useMemo } from 'react';
import { useWordOrder } from '../../format/word-order';
import { type ChosenColumns, useChosenColumns } from './chosen-columns';
import type { TableDefinition } from './define-table';
import { type TableModel, tableModelOf } from './table-model';
import { isNarrowed } from './table-state';
import { type Selection, useSelection } from './use-selection';
import { type TableStateControls, useTableState } from './use-table-state';

/** Everything a list page knows about its list; handed to `DataTable`. */
export interface Table<Row> extends TableStateControls {
  chosen: ChosenColumns<Row>;
  definition: TableDefinition<Row>;
  model: TableModel<Row>;
  /** Rows that match, in order. */
  visible: readonly Row[];
  /** How many rows there are before searching. */
  total: number;
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
  /** At module scope; the reason why a row cannot be chosen, if there is one. */
  unselectableReason?: (row: Row) => string | undefined;
  isPicker?: boolean;
}

/** Search, sort, filters and selection of one list; the first three live in the address. */
export function useTable<Row>(definition: TableDefinition<Row>, options: TableOptions<Row>): Table<Row> {
  const { rows = NO_ROWS, unselectableReason, isPicker = false } = options;
  const controls = useTableState(definition);
  const chosen = useChosenColumns(definition);
  // Made anew when the language changes, too.
  const order = useWordOrder();
  const model = useMemo(() => tableModelOf(definition, rows, order), [definition, rows, order]);
  const visible = model.visible(controls.state);
  const selection = useSelection({ all: rows, visible, isPicker, rowId: definition.rowId, unselectableReason });
  return {
    ...controls,
    chosen,
    definition,
    model,
    visible,
    total: rows.length,
    rows,
    isNarrowed: isNarrowed(controls.state),
    isPicker,
    selection,
    unselectableReason,
  };
}
