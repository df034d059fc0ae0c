/** Lists: the table, what is asked of it, searching, exporting. */
export { type ExportFormat, exportRows } from './export/export-rows';
export { DataTable, type DataTableProps, type ListQuery } from './table/DataTable';
export { ChoiceChip, type ChoiceChipProps } from './table/ChoiceChip';
export { type Column, defineTable, type TableDefinition, type TableFilter } from './table/define-table';
export { MarkedNote } from './table/MarkedNote';
export type { RowAction } from './table/RowActions';
export { searchFor } from './table/search-text';
export { type Neighbours, useNeighbours } from './table/use-neighbours';
export { useSearchShortcut } from './table/use-search-shortcut';
export { type Table, useTable } from './table/use-table';
