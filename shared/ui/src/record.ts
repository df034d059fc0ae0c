/** Read-only records. Loads with the first page that uses this entry. */
export { ShowMore, useFirstRows } from './lists/ShowMore';
export { StatusBadge, type StatusTone } from './marks/StatusBadge';
export { ComparisonDialog } from './record/ComparisonDialog';
export { ComparisonTable } from './record/ComparisonTable';
export { KeyFigure, KeyFigures } from './record/KeyFigures';
export { FirstRecords, RecordList } from './record/RecordList';
export { Timeline, TimelineEntry } from './record/Timeline';
export type { Trend } from './record/TrendLine';
