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
export { ChangeRecordsDialog } from './record/ChangeRecordsDialog';
export { Detail } from './record/Detail';
export { LoadedPanel } from './record/LoadedPanel';
export { PendingChangesDialog, PendingChangesNotice } from './record/PendingChanges';
export { PublishDialog } from './record/PublishDialog';
export type { DrawRecords } from './record/PublishRecords';
export type { PublishedRecord } from './record/PublishRow';
export { countDiffering, type EnvironmentRow, RecordComparison } from './record/RecordComparison';
export { AUDIT_TRAIL_PATH, AuditTrailLink, type RecordEvent, RecordHistory } from './record/RecordHistory';
export { RecordJobOutcome } from './record/RecordJobOutcome';
export { RecordPanel, RecordSkeleton, RecordTabData, useRecordTab } from './record/RecordPanel';
export { LastChange, RecordReadOnly } from './record/RecordReadOnly';
export { defineFields, type FieldChange, type FieldValue, type RecordFields } from './record/record-fields';
export {
  countRefusals,
  type RecordChange,
  type RecordChanges,
  type RecordTaskResult,
  type Refusals,
  recordJob,
  recordOutcome,
} from './record/record-job';
export { useAddressedDialog, useAddressedRecord } from './record/use-addressed-record';
