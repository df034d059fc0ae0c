import { customerGroup, customerRole, manageTeam } from '@console/api';
import { pathOf } from '@console/contract';
import { ApiError, send, versionOf } from '@console/http';
import { type RecordChange, recordJob } from '@console/product';
import { keyOf } from '@console/query';
import { n, t } from '@console/words';
import area from '../area';
import { refusedReason } from '../components/licence-limit';
import { countUsers, usersQuery } from '../components/team-queries';
import { reverseOf, type UserChange } from './user-change-rules';

type UserRow = manageTeam.TeamUser;

const LABELS: Record<UserChange['field'], string> = {
  role: t('Changing roles'),
  status: t('Changing statuses'),
  group: t('Changing groups'),
};

export const USERS = {
  partlyDone: (some: string, all: string) =>
    t('{some} of {all} users were updated. The rest are unchanged.', { some, all }),
  counted: countUsers,
  changed: (count: number) => n(count, '{count} user changed', '{count} users changed'),
};

/** The call takes one user; each has a result and an undo. */
export const userChangesJob = recordJob<UserRow, UserChange>({
  kind: 'change-users',
  noun: USERS,
  href: pathOf(area.pages.users),
  labelOf: ({ field }) => LABELS[field],
  failedOf: ({ field }) => (field === 'group' ? t('Failed to save') : t('Failed to edit user')),
  atOnce: 1,
  read: async (ids, signal) => new Map((await Promise.all(ids.map((id) => find(id, signal)))).flat()),
  reverseOf,
  async save(changes) {
    for (const change of changes) {
      const refused = await saveUser(change);
      if (refused !== undefined) return { refused };
    }
    return {};
  },
  readAgain: (client) =>
    Promise.all(
      [usersQuery.queryKey, keyOf(customerRole.getRoleUsers), keyOf(customerGroup.getGroupMembers)].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    ),
});

/** Empty if deleted. */
async function find(userId: string, signal: AbortSignal): Promise<(readonly [string, UserRow])[]> {
  try {
    return [[userId, await send(manageTeam.getUser, { userId }, { signal })]];
  } catch (error) {
    if (error instanceof ApiError && error.code === 'notFound') return [];
    throw error;
  }
}

/** A refusal without HTTP error (ACCT-073). Role and status are saved together. */
async function saveUser({ row, change }: RecordChange<UserRow, UserChange>): Promise<string | undefined> {
  const { id, roleId, statusId } = row;
  const version = versionOf(row);
  if (change.field === 'role')
    return refusedReason(
      await send(manageTeam.updateUser, { userId: id, body: { roleId: change.roleId, statusId } }, { version }),
    );
  if (change.field === 'status') {
    return refusedReason(
      await send(manageTeam.updateUser, { userId: id, body: { roleId, statusId: change.statusId } }, { version }),
    );
  }
  const call = change.isMember ? customerGroup.addGroupMembers : customerGroup.removeGroupMembers;
  await send(call, { groupId: change.groupId, body: [id] });
  return undefined;
}
