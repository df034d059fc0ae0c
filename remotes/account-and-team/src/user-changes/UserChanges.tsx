import type { manageTeam } from '@console/api';
import { type RecordChanges, RecordJobOutcome, type RecordTaskResult } from '@console/product';
import type { JobControls } from '@console/ui/jobs';
import { t } from '@console/words';
import { ChangeUsersDialog } from './ChangeUsersDialog';
import { useChangeWords } from './change-words';
import type { UserChange } from './user-change-rules';
import { USERS } from './user-changes-job';

export interface ChangeRequest {
  field: UserChange['field'];
  users: readonly manageTeam.TeamUser[];
}

interface UserChangesProps {
  controls: JobControls<RecordChanges<UserChange>, RecordTaskResult<UserChange>>;
  /** Undefined after start or cancel. */
  request: ChangeRequest | undefined;
  onRequestClosed: () => void;
}

export function UserChanges({ controls, request, onRequestClosed }: UserChangesProps) {
  const { job } = controls;
  const words = useChangeWords();
  const isRunning = job?.state === 'running' || job?.state === 'stopping';

  return (
    <>
      <RecordJobOutcome
        controls={controls}
        noun={USERS}
        previousTextOf={(undo) => words.previousValue(undo)}
        newTextOf={(change) => words.newValue(change)}
      />
      {request && (
        <ChangeUsersDialog
          {...request}
          controls={controls}
          disabledReason={isRunning ? t('Previous changes are still being applied') : undefined}
          onClose={onRequestClosed}
        />
      )}
    </>
  );
}
