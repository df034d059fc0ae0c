import type { manageTeam } from '@console/api';
import { announce, formatCount, type JobControls } from '@console/ui';
import { JobNotice, JobResults } from '@console/ui/record';
import { ChangeUsersDialog } from './ChangeUsersDialog';
import { useChangeWords } from './change-words';
import type { UserChange } from './user-change-rules';
import {
  countResults,
  countUsers,
  type UserChangesInput,
  type UserTask,
  type UserTaskResult,
} from './user-changes-job';

/** What somebody wants to change, of whom. */
export interface ChangeRequest {
  field: UserChange['field'];
  users: readonly manageTeam.TeamUser[];
}

interface UserChangesProps {
  changing: JobControls<UserChangesInput, UserTaskResult>;
  /** What is asked for, until it has begun or been given up. */
  asked: ChangeRequest | undefined;
  onAnswered: () => void;
}

/**
 * Everything about changing many users at once: the question, the progress, and what became of each. It is fetched when
 * somebody begins, because the list itself does without.
 */
export function UserChanges({ changing, asked, onAnswered }: UserChangesProps) {
  const { job, report, start } = changing;
  const isRunning = job?.state === 'running' || job?.state === 'stopping';

  function begin(tasks: readonly UserTask[], more: Omit<UserChangesInput, 'tasks'> = {}) {
    start({ tasks, ...more }, { onEnd: ({ results, total }) => announce(sentence(results, total)) });
  }

  return (
    <>
      <JobNotice controls={changing} />
      {report && report.results.length > 0 && !job && (
        <Outcome {...report} onBegin={begin} onDismiss={changing.discard} />
      )}
      {asked && (
        <ChangeUsersDialog
          {...asked}
          disabledReason={isRunning ? 'The changes before are still being made' : undefined}
          onStart={begin}
          onClose={onAnswered}
        />
      )}
    </>
  );
}

/** '9 users changed. 2 were so already. 1 could not be changed.' */
function sentence(results: readonly UserTaskResult[], total: number): string {
  const { changed, unchanged, failed } = countResults(results);
  const left = total - results.length;
  return [
    `${countUsers(changed)} changed.`,
    unchanged > 0 && `${formatCount(unchanged)} ${unchanged === 1 ? 'was' : 'were'} so already.`,
    failed > 0 && `${formatCount(failed)} could not be changed.`,
    left > 0 && `${formatCount(left)} ${left === 1 ? 'was' : 'were'} not tried.`,
  ]
    .filter(Boolean)
    .join(' ');
}

interface OutcomeProps {
  results: readonly UserTaskResult[];
  total: number;
  onBegin: (tasks: readonly UserTask[], more: Omit<UserChangesInput, 'tasks'>) => void;
  onDismiss: () => void;
}

function Outcome({ results, total, onBegin, onDismiss }: OutcomeProps) {
  const words = useChangeWords();
  const toUndo = results.flatMap(({ undo }) => undo ?? []);
  const done = results.filter(({ problem }) => problem === undefined);
  const toRetry = results.flatMap(({ task, problem }) => (problem === undefined ? [] : task));

  return (
    <JobResults
      summary={sentence(results, total)}
      results={results.map(({ task, undo, problem }) => ({
        id: task.userId,
        name: task.name,
        text: problem ?? (undo ? `${words.was(undo.change)} → ${words.done(task.change)}` : 'Was so already'),
        outcome: problem === undefined ? (undo ? 'changed' : 'same') : 'failed',
      }))}
      retry={{ count: toRetry.length, onPress: () => onBegin(toRetry, { earlier: done }) }}
      onUndo={toUndo.length > 0 ? () => onBegin(toUndo, { isUndo: true }) : undefined}
      onClose={onDismiss}
    />
  );
}
