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
  /** Controls of a `recordJob`. */
  controls: JobControls<RecordChanges<Change>, RecordTaskResult<Change>>;
  noun: RecordNoun;
  /** 'Billing', from the undoing change. */
  previousTextOf: (undo: Change) => string;
  /** 'Reader', from the change. */
  newTextOf: (change: Change) => string;
}

export function RecordJobOutcome<Change>({ controls, noun, previousTextOf, newTextOf }: RecordJobOutcomeProps<Change>) {
  const { job, report, discard } = controls;
  const { results, total } = report ?? { results: [], total: 0 };
  if (job) return <JobNotice controls={controls} />;
  if (results.length === 0) return null;

  const start = (input: RecordChanges<Change>) => startRecordJob(controls, noun, input);
  // Undo of Undo would repeat the change.
  const toUndo = areUndone(results) ? [] : results.flatMap(({ undo }) => undo ?? []);
  const toRetry = results.filter(({ mayRetry }) => mayRetry);
  return (
    <JobResults
      summary={recordOutcome(results, total, noun)}
      results={results.map(({ task, undo, problem }) => ({
        id: task.id,
        name: task.name,
        text: problem ?? (undo ? `${previousTextOf(undo.change)} → ${newTextOf(task.change)}` : t('No change needed')),
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

export function startRecordJob<Change>(
  { start }: Pick<JobControls<RecordChanges<Change>, RecordTaskResult<Change>>, 'start'>,
  noun: RecordNoun,
  input: { tasks: readonly RecordTask<Change>[]; earlier?: readonly RecordTaskResult<Change>[] },
): void {
  start(input, { onEnd: ({ results, total }) => announce(recordOutcome(results, total, noun)) });
}
