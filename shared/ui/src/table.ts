/** Lists: the table, what is asked of it, searching, exporting. */
export type { ExportFormat } from './export/export-rows';
export { ExportMenu, type ExportMenuProps } from './export/ExportMenu';
export { type ExportControls, useExport } from './export/use-export';
export { DataTable, type DataTableProps, type ListQuery } from './table/DataTable';
export { type Column, defineTable, type TableDefinition, type TableFilter } from './table/model/define-table';
export { ChoiceChip, type ChoiceChipProps } from './table/toolbar/FilterChip';
export { MarkedNote } from './table/MarkedNote';
export type { RowAction } from './table/RowActions';
export { type Neighbours, useNeighbours } from './table/model/use-neighbours';
export { type Table, useTable } from './table/model/use-table';
