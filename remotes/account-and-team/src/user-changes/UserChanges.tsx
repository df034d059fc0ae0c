import type { manageTeam } from '@console/api';
import { type RecordChanges, RecordJobOutcome, type RecordTaskResult, startRecordJob } from '@console/product';
import type { JobControls } from '@console/ui/jobs';
import { ChangeUsersDialog } from './ChangeUsersDialog';
import { useChangeWords } from './change-words';
import type { UserChange } from './user-change-rules';
import { USERS } from './user-changes-job';

/** What somebody wants to change, of whom. */
export interface ChangeRequest {
  field: UserChange['field'];
  users: readonly manageTeam.TeamUser[];
}

interface UserChangesProps {
  changing: JobControls<RecordChanges<UserChange>, RecordTaskResult<UserChange>>;
  /** What is asked for, until it has begun or been given up. */
  asked: ChangeRequest | undefined;
  onAnswered: () => void;
}

/**
 * Everything about changing many users at once: the question, the progress, and what became of each. It is fetched when
 * somebody begins, because the list itself does without.
 */
export function UserChanges({ changing, asked, onAnswered }: UserChangesProps) {
  const { job } = changing;
  const words = useChangeWords();
  const isRunning = job?.state === 'running' || job?.state === 'stopping';

  return (
    <>
      <RecordJobOutcome
        controls={changing}
        noun={USERS}
        wasIn={(undo) => words.was(undo)}
        isIn={(change) => words.done(change)}
      />
      {asked && (
        <ChangeUsersDialog
          {...asked}
          disabledReason={isRunning ? 'The changes before are still being made' : undefined}
          onStart={(tasks) => startRecordJob(changing, USERS, { tasks })}
          onClose={onAnswered}
        />
      )}
    </>
  );
}
