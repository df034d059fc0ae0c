import { announce } from '@console/ui';
import { type JobControls, JobNotice, JobResults } from '@console/ui/jobs';
import { t } from '@console/words';
import {
  areUndone,
  type RecordChanges,
  type RecordNoun,
  type RecordTask,
  type RecordTaskResult,
  recordOutcome,
} from './record-job';

export interface RecordJobOutcomeProps<Change> {
  /** `useJob` of a `recordJob`. */
  controls: JobControls<RecordChanges<Change>, RecordTaskResult<Change>>;
  noun: RecordNoun;
  /** The previous value of a record, from the change that undoes the job's: 'Billing'. */
  previousTextOf: (undo: Change) => string;
  /** The new value of a record, from the job's change: 'Reader'. */
  newTextOf: (change: Change) => string;
}

/** Shown with the list of the records: the job's progress, then the result of each record, with retry and Undo. */
export function RecordJobOutcome<Change>({ controls, noun, previousTextOf, newTextOf }: RecordJobOutcomeProps<Change>) {
  const { job, report, discard } = controls;
  const { results, total } = report ?? { results: [], total: 0 };
  if (job) return <JobNotice controls={controls} />;
  if (results.length === 0) return null;

  const start = (input: RecordChanges<Change>) => startRecordJob(controls, noun, input);
  // The Undo of an Undo would repeat the change, so it is not offered.
  const toUndo = areUndone(results) ? [] : results.flatMap(({ undo }) => undo ?? []);
  const toRetry = results.filter(({ mayRetry }) => mayRetry);
  return (
    <JobResults
      summary={recordOutcome(results, total, noun)}
      results={results.map(({ task, undo, problem }) => ({
        id: task.id,
        name: task.name,
        text: problem ?? (undo ? `${previousTextOf(undo.change)} → ${newTextOf(task.change)}` : t('Needed no change')),
        outcome: problem === undefined ? (undo ? 'changed' : 'same') : 'failed',
      }))}
      retry={{
        count: toRetry.length,
        onPress: () =>
          start({ tasks: toRetry.map(({ task }) => task), earlier: results.filter(({ mayRetry }) => !mayRetry) }),
      }}
      onUndo={toUndo.length > 0 ? () => start({ tasks: toUndo }) : undefined}
      onClose={discard}
    />
  );
}

/** Starts the job and announces its outcome to screen readers. */
export function startRecordJob<Change>(
  { start }: Pick<JobControls<RecordChanges<Change>, RecordTaskResult<Change>>, 'start'>,
  noun: RecordNoun,
  input: { tasks: readonly RecordTask<Change>[]; earlier?: readonly RecordTaskResult<Change>[] },
): void {
  start(input, { onEnd: ({ results, total }) => announce(recordOutcome(results, total, noun)) });
}
