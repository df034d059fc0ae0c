/** A record to be read: its properties, history, versions side by side, and figures; and jobs on many of them. Fetched with the first page that shows one. */
export { JobDialog } from './jobs/JobDialog';
export { JobNotice } from './jobs/JobNotice';
export { KeyFigure, type KeyFigureProps, KeyFigures } from './marks/KeyFigures';
export { TrendLine, type TrendLineProps } from './marks/TrendLine';
export { ComparisonDialog, type ComparisonDialogProps } from './overlays/ComparisonDialog';
export { RecordList, type RecordListProps } from './overlays/RecordList';
export { DescriptionList } from './page/DescriptionList';
export { Timeline, TimelineEntry, type TimelineEntryProps } from './page/Timeline';
export { type ComparedRow, ComparisonTable, type ComparisonTableProps } from './table/ComparisonTable';
export { StatusBadge, type StatusBadgeProps, type StatusTone } from './marks/StatusBadge';
export { pollUntil } from './jobs/poll-until';
