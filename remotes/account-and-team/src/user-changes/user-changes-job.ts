import { customerGroup, manageTeam } from '@console/api';
import { pathOf } from '@console/contract';
import { ApiError } from '@console/http';
import { formatCount, type JobDefinition, type SaveReport } from '@console/ui';
import area from '../area';
import { refusedReason } from '../components/licence-limit';
import { usersQuery } from '../users/users-queries';
import { reverseOf, type UserChange } from './user-change-rules';

/** A change to one user. */
export interface UserTask {
  userId: string;
  name: string;
  change: UserChange;
}

/** What became of one task: changed, not changed because it was so already (neither of both), or a problem. */
export interface UserTaskResult {
  task: UserTask;
  /** Takes it back. */
  undo?: UserTask;
  problem?: string;
}

/** The same change of many users, or what takes such a change back. */
export interface UserChangesInput {
  tasks: readonly UserTask[];
  isUndo?: boolean;
  /** What came of the others, where these are tried once more: it is told and taken back with them. */
  earlier?: readonly UserTaskResult[];
}

/** Stop and progress go by steps: one user, or of many users a hundredth. */
const MOST_STEPS = 100;
const MOST_NAMED = 5;

const LABELS: Record<UserChange['field'], string> = {
  role: 'Changing roles',
  status: 'Changing statuses',
  group: 'Changing groups',
};

/** User by user, since the call for role and status takes one: so each has a result, and each can be taken back. */
export const userChangesJob: JobDefinition<UserChangesInput, UserTaskResult> = {
  kind: 'change-users',
  noun: 'users',
  isResumable: true,
  describe: ({ tasks, isUndo }) => ({
    label: isUndo ? 'Undoing' : LABELS[tasks[0]?.change.field ?? 'role'],
    href: pathOf(area.pages.users),
    // The page tells it beside the list, with what can be done about it.
    saved: ({ results, isWatched }) => (isWatched ? [] : reports(results)),
    failed: 'Failed to edit user',
  }),
  async *steps({ tasks, earlier = [] }, { done, signal }) {
    const first = earlier.length;
    const total = first + tasks.length;
    const size = Math.ceil(tasks.length / MOST_STEPS);
    yield done === 0 ? { done: first, total, results: earlier } : { done, total };
    for (let start = Math.max(done - first, 0); start < tasks.length; start += size) {
      const results: UserTaskResult[] = [];
      for (const task of tasks.slice(start, start + size)) results.push(await changeUser(task, signal));
      yield { done: first + start + results.length, total, results };
    }
  },
  onSettled: (client) =>
    Promise.all(
      [usersQuery.queryKey, ['CustomerRole', 'Users'], ['CustomerGroup', 'Users']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    ),
};

/** Rejects only where there was no answer: what follows would have none either, and can be gone on with. */
async function changeUser(task: UserTask, signal: AbortSignal): Promise<UserTaskResult> {
  try {
    // Read anew: role and status are saved together, and what is not changed must stay as it is by now.
    const user = await manageTeam.getUser(task.userId, signal);
    const reverse = reverseOf(user, task.change);
    if (!reverse) return { task };
    const problem = await save(user, task.change);
    return problem === undefined ? { task, undo: { ...task, change: reverse } } : { task, problem };
  } catch (error) {
    if (!(error instanceof ApiError && error.hasResponse)) throw error;
    return {
      task,
      problem: error.userMessage(task.change.field === 'group' ? 'Failed to save' : 'Failed to edit user'),
    };
  }
}

/** Returns why it was refused without being an HTTP error (ACCT-073). */
async function save({ id, roleId, statusId }: manageTeam.TeamUser, change: UserChange): Promise<string | undefined> {
  if (change.field === 'role')
    return refusedReason(await manageTeam.updateUser(id, { roleId: change.roleId, statusId }));
  if (change.field === 'status') {
    return refusedReason(await manageTeam.updateUser(id, { roleId, statusId: change.statusId }));
  }
  await (change.isMember ? customerGroup.addGroupMembers : customerGroup.removeGroupMembers)(change.groupId, [id]);
  return undefined;
}

function reports(results: readonly UserTaskResult[]): SaveReport[] {
  const { changed, failed } = countResults(results);
  const names = results.flatMap(({ task, problem }) => (problem === undefined ? [] : task.name));
  const others = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(', ');
  return [
    ...(changed > 0 ? [{ title: `${countUsers(changed)} changed` }] : []),
    ...(failed > 0
      ? [
          {
            kind: 'error' as const,
            title: `${countUsers(failed)} could not be changed`,
            description: others > 0 ? `${named} and ${formatCount(others)} more` : named,
          },
        ]
      : []),
  ];
}

export const countUsers = (count: number) => (count === 1 ? '1 user' : `${formatCount(count)} users`);

export function countResults(results: readonly UserTaskResult[]) {
  const failed = results.filter(({ problem }) => problem !== undefined).length;
  const changed = results.filter(({ undo }) => undo !== undefined).length;
  return { changed, failed, unchanged: results.length - changed - failed };
}
