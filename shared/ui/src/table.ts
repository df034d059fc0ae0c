/** Lists: the table, its state, searching, exporting. */

export { ExportMenu, type ExportMenuProps } from './export/ExportMenu';
export type { ExportFormat, ExportSource } from './export/export-rows';
export { type ExportControls, useExport } from './export/use-export';
export { DataTable, type DataTableProps, type ListQuery } from './table/DataTable';
export { MarkedNote } from './table/MarkedNote';
export { type Column, defineTable, type TableDefinition, type TableFilter } from './table/model/define-table';
export type { PagedRows } from './table/model/paged-rows';
export { type Neighbours, useNeighbours } from './table/model/use-neighbours';
export { type Table, useTable } from './table/model/use-table';
export type { RowAction } from './table/RowActions';
export { ChoiceChip, type ChoiceChipProps } from './table/toolbar/FilterChip';
