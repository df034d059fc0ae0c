/** Read-only records. Loads with the first page that uses this entry. */
export { type FirstRows, ShowMore, type ShowMoreProps, useFirstRows } from './lists/ShowMore';
export { StatusBadge, type StatusBadgeProps, type StatusTone } from './marks/StatusBadge';
export { ComparisonDialog, type ComparisonDialogProps } from './record/ComparisonDialog';
export { type ComparedRow, ComparisonTable, type ComparisonTableProps } from './record/ComparisonTable';
export { KeyFigure, type KeyFigureProps, KeyFigures } from './record/KeyFigures';
export { FirstRecords, RecordList, type RecordListProps } from './record/RecordList';
export { Timeline, TimelineEntry, type TimelineEntryProps } from './record/Timeline';
export type { Trend } from './record/TrendLine';
