import type { manageTeam } from '@console/api';
import { announce, Button, chakra, Dialog, Flex, formatCount, IconButton, type JobControls, Notice } from '@console/ui';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon } from '@console/ui/icons';
import { JobNotice } from '@console/ui/record';
import { useState } from 'react';
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

  function begin(tasks: readonly UserTask[], isUndo = false) {
    start({ tasks, isUndo }, { onEnd: ({ results, total }) => announce(sentence(results, total)) });
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
  onBegin: (tasks: readonly UserTask[], isUndo?: boolean) => void;
  onDismiss: () => void;
}

function Outcome({ results, total, onBegin, onDismiss }: OutcomeProps) {
  const [isShown, setIsShown] = useState(false);
  const { failed } = countResults(results);
  const toUndo = results.flatMap(({ undo }) => undo ?? []);
  const toRetry = results.flatMap(({ task, problem }) => (problem === undefined ? [] : task));

  // The button that was pressed goes with the notice; the page's heading stays.
  function leaveFor(next: () => void) {
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    next();
  }

  return (
    <chakra.div px="var(--page-inset)" mb="4">
      <Notice
        tone={failed > 0 ? 'warning' : 'success'}
        action={
          <Flex gap="2" wrap="wrap">
            <Button size="small" onClick={() => setIsShown(true)}>
              Show results
            </Button>
            {toRetry.length > 0 && (
              <Button size="small" onClick={() => leaveFor(() => onBegin(toRetry))}>
                {toRetry.length === 1 ? 'Try it again' : `Try the ${formatCount(toRetry.length)} again`}
              </Button>
            )}
            {toUndo.length > 0 && (
              <Button size="small" onClick={() => leaveFor(() => onBegin(toUndo, true))}>
                Undo
              </Button>
            )}
            <IconButton size="small" label="Close" icon={<CloseIcon />} onClick={() => leaveFor(onDismiss)} />
          </Flex>
        }
      >
        {sentence(results, total)}
      </Notice>
      {isShown && <ResultsDialog results={results} total={total} onClose={() => setIsShown(false)} />}
    </chakra.div>
  );
}

interface ResultsDialogProps {
  results: readonly UserTaskResult[];
  total: number;
  onClose: () => void;
}

/** What became of each user; what failed first. */
function ResultsDialog({ results, total, onClose }: ResultsDialogProps) {
  const words = useChangeWords();
  const ordered = [
    ...results.filter(({ problem }) => problem !== undefined),
    ...results.filter(({ problem }) => problem === undefined),
  ];

  return (
    <Dialog title="Results" onClose={onClose} size="large" footer={<Button onClick={onClose}>Close</Button>}>
      <chakra.p color="text.muted">{sentence(results, total)}</chakra.p>
      {/* Reached by keyboard, because it may have to be scrolled. */}
      <Results aria-label="What became of each user" tabIndex={0}>
        {ordered.map(({ task, undo, problem }) => (
          <li key={task.userId} data-outcome={problem ? 'failed' : undo ? 'changed' : 'same'}>
            {problem ? <AlertIcon size={14} /> : undo ? <SuccessIcon size={14} /> : <InfoIcon size={14} />}
            <b>{task.name}</b>
            <span>
              {problem ?? (undo ? `${words.was(undo.change)} → ${words.done(task.change)}` : 'Was so already')}
            </span>
          </li>
        ))}
      </Results>
    </Dialog>
  );
}

const Results = chakra('ul', {
  base: {
    maxH: 'min(50dvh, 420px)',
    overflowY: 'auto',
    borderWidth: '1px',
    borderRadius: 'control',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '14px minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'baseline',
      gap: '2',
      px: '3',
      py: '1.5',
      // A row of thousands is laid out when it comes into sight.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 32px',
    },
    '& li + li': { borderTopWidth: '1px' },
    '& b': { fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& span': { color: 'text.muted', overflowWrap: 'anywhere' },
    '& svg': { alignSelf: 'center', color: 'text.subtle' },
    '& [data-outcome=changed] svg': { color: 'success' },
    '& [data-outcome=failed] :is(svg, span)': { color: 'danger' },
  },
});
