/** A record to be read: its properties, history, versions side by side, and figures; and jobs on many of them. Fetched with the first page that shows one. */
export { JobDialog } from './jobs/JobDialog';
export { JobNotice } from './jobs/JobNotice';
export { type JobResult, JobResults, type JobResultsProps } from './jobs/JobResults';
export { KeyFigure, type KeyFigureProps, KeyFigures } from './record/KeyFigures';
export { TrendLine, type TrendLineProps } from './record/TrendLine';
export { ComparisonDialog, type ComparisonDialogProps } from './record/ComparisonDialog';
export { FirstRecords, RecordList, type RecordListProps } from './record/RecordList';
export { Timeline, TimelineEntry, type TimelineEntryProps } from './record/Timeline';
export { type ComparedRow, ComparisonTable, type ComparisonTableProps } from './record/ComparisonTable';
export { StatusBadge, type StatusBadgeProps, type StatusTone } from './marks/StatusBadge';
export { pollUntil } from './jobs/poll-until';
