import { ConfirmDialog, Stack } from '@console/ui';
import type { JobControls } from '@console/ui/jobs';
import { RecordList } from '@console/ui/record';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import { startRecordJob } from './RecordJobOutcome';
import type { RecordChanges, RecordNoun, RecordTaskResult } from './record-job';

interface ChangeRecordsDialogProps<Row, Change> {
  /** Controls of a `recordJob`. */
  controls: JobControls<RecordChanges<Change>, RecordTaskResult<Change>>;
  noun: RecordNoun;
  title: string;
  /** 'Change role of 9 users'; 'Change role' without changes. */
  verbOf: (count: number) => string;
  records: readonly Row[];
  /** `name`: in the results. */
  identify: (record: Row) => { id: string; name: string };
  /** Undefined = not chosen. */
  change: Change | undefined;
  reverseOf: (record: Row, change: Change) => Change | undefined;
  /** Blocks the button, besides 'Nobody would change'. */
  disabledReason: string | undefined;
  unchangedReason: string;
  /** '9 users get the role Reader, 3 have it already.' */
  sentenceOf: (change: Change, changed: number, same: number) => string;
  /** Shows the record with its present value. */
  drawRecord: (record: Row, before: Change) => ReactNode;
  onStarted: () => void;
  onClose: () => void;
  children: ReactNode;
  effects?: (change: Change, changed: readonly Row[]) => ReactNode;
}

export function ChangeRecordsDialog<Row, Change>(props: ChangeRecordsDialogProps<Row, Change>) {
  const { controls, noun, title, verbOf, records, identify, change, reverseOf, disabledReason, unchangedReason } =
    props;
  const { sentenceOf, drawRecord, onStarted, onClose, children, effects } = props;
  const changed = records.flatMap((record) => {
    const reverse = change && reverseOf(record, change);
    return reverse ? [{ record, before: reverse }] : [];
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
