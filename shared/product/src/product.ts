/** Drawn by several areas or the host; each importer bundles. */

export { countryName } from './countries';
export { EnvBadge, EnvDisc, EnvironmentStep, EnvironmentStrip } from './EnvBadge';
export { type Environment, environmentNames } from './environments';
export { lifetimeInWords } from './lifetime';
export { MonthPicture } from './MonthPicture';
export { monthPicture } from './months';
export { isOwnRow, type Me, PersonAvatar, useMe } from './PersonAvatar';
export { ProductIcon } from './ProductIcon';
export {
  isActiveStatus,
  personEmail,
  personName,
  personRole,
  personStatus,
  personStatusFilter,
  personStatusWord,
} from './person-columns';
export { AUDIT_TRAIL_PATH, type AuditedRecord, AuditTrailLink } from './record/AuditTrailLink';
export { ChangeRecordsDialog, type ChangeRecordsDialogProps } from './record/ChangeRecordsDialog';
export { LoadedPanel, type LoadedPanelProps } from './record/LoadedPanel';
export {
  PendingChangesDialog,
  type PendingChangesDialogProps,
  PendingChangesNotice,
  type PendingChangesNoticeProps,
} from './record/PendingChanges';
export { PublishDialog, type PublishDialogProps } from './record/PublishDialog';
export type { DrawRecords } from './record/PublishRecords';
export type { PublishedRecord } from './record/PublishRow';
export {
  countDiffering,
  type EnvironmentRow,
  RecordComparison,
  type RecordComparisonProps,
} from './record/RecordComparison';
export { type RecordEvent, RecordHistory, type RecordHistoryProps } from './record/RecordHistory';
export { RecordJobOutcome } from './record/RecordJobOutcome';
export {
  RecordPanel,
  type RecordPanelProps,
  RecordSkeleton,
  type RecordTab,
  RecordTabData,
  useRecordTab,
} from './record/RecordPanel';
export { LastChange, RecordReadOnly, type RecordReadOnlyProps } from './record/RecordReadOnly';
export {
  defineFields,
  type FieldChange,
  type FieldValue,
  type RecordField,
  type RecordFields,
} from './record/record-fields';
export {
  countRefusals,
  type RecordChange,
  type RecordChanges,
  type RecordNoun,
  type RecordTask,
  type RecordTaskResult,
  type Refusals,
  recordJob,
  recordOutcome,
} from './record/record-job';
export { useAddressedDialog, useAddressedRecord } from './record/use-addressed-record';
