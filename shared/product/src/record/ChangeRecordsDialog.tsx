import { ConfirmDialog, Stack } from '@console/ui';
import type { JobControls } from '@console/ui/jobs';
import { RecordList } from '@console/ui/record';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import { startRecordJob } from './RecordJobOutcome';
import type { RecordChanges, RecordNoun, RecordTaskResult } from './record-job';

export interface ChangeRecordsDialogProps<Row, Change> {
  /** `useJob` of the `recordJob` that makes the change. */
  controls: JobControls<RecordChanges<Change>, RecordTaskResult<Change>>;
  noun: RecordNoun;
  title: string;
  /** The label of the confirming button: 'Change role of 9 users', or 'Change role' while no record would change. */
  verbOf: (count: number) => string;
  records: readonly Row[];
  /** The record's id, and its name in the results. */
  identify: (record: Row) => { id: string; name: string };
  /** Undefined until it is chosen. */
  change: Change | undefined;
  /** The same as the job's. */
  reverseOf: (record: Row, change: Change) => Change | undefined;
  /** Why the change cannot be started; 'Nobody would change' is the dialog's own reason. */
  disabledReason: string | undefined;
  /** The reason why no chosen record would change. */
  unchangedReason: string;
  /** '9 users get the role Reader, 3 have it already.' */
  sentenceOf: (change: Change, changed: number, same: number) => string;
  /** A record that will change, with its present value. */
  drawRecord: (record: Row, before: Change) => ReactNode;
  onStarted: () => void;
  onClose: () => void;
  /** The fields that choose the change. */
  children: ReactNode;
  /** Further consequences of the change for the records that it changes. */
  effects?: (change: Change, changed: readonly Row[]) => ReactNode;
}

/** Applies one change to many records: lists the records that would change and starts the job for them. */
export function ChangeRecordsDialog<Row, Change>(props: ChangeRecordsDialogProps<Row, Change>) {
  const { controls, noun, title, verbOf, records, identify, change, reverseOf, disabledReason, unchangedReason } =
    props;
  const { sentenceOf, drawRecord, onStarted, onClose, children, effects } = props;
  const changed = records.flatMap((record) => {
    const before = change && reverseOf(record, change);
    return before ? [{ record, before }] : [];
  });
  const count = changed.length;

  function start() {
    if (change === undefined) return;
    startRecordJob(controls, noun, { tasks: changed.map(({ record }) => ({ ...identify(record), change })) });
    onStarted();
  }

  return (
    <ConfirmDialog
      title={title}
      verb={verbOf(count)}
      disabledReason={disabledReason ?? (count === 0 ? unchangedReason : undefined)}
      onConfirm={start}
      onClose={onClose}
    >
      <Stack gap="4">
        {children}
        {change && <p role="status">{sentenceOf(change, count, records.length - count)}</p>}
        {change &&
          effects?.(
            change,
            changed.map(({ record }) => record),
          )}
        {count > 0 && (
          <RecordList label={t('Will be changed')} records={changed} idOf={({ record }) => identify(record).id}>
            {({ record, before }) => drawRecord(record, before)}
          </RecordList>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
