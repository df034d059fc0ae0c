import { customerGroup } from '@console/api';
import { ApiError, send } from '@console/http';
import { callQuery, type QueryClient, useQueryClient } from '@console/query';
import { announce, counted, formatCount, useDelete, useSave } from '@console/ui';
import { usersQuery } from '../components/team-queries';

export const groupMembersQuery = (groupId: string) => callQuery(customerGroup.getGroupMembers, { groupId });

type Members = readonly customerGroup.GroupMember[];

const idsOf = (members: Members) => members.map(({ id }) => id);

function join(client: QueryClient, groupId: string, members: Members) {
  client.setQueryData(groupMembersQuery(groupId).queryKey, (present) => {
    const known = new Set(present && idsOf(present));
    return present && [...present, ...members.filter(({ id }) => !known.has(id))];
  });
}

function leave(client: QueryClient, groupId: string, members: Members) {
  const gone = new Set(idsOf(members));
  client.setQueryData(groupMembersQuery(groupId).queryKey, (present) => present?.filter(({ id }) => !gone.has(id)));
}

/** Refetches the users, because each has the ids of its groups. */
const refreshUsers = (client: QueryClient) => void client.invalidateQueries({ queryKey: usersQuery.queryKey });

export const MEMBER = { one: 'member', many: 'members' };

const nameOf = (members: Members) =>
  members.length === 1 ? (members[0]?.name ?? '') : `${formatCount(members.length)} users`;

export function useAddMembers(groupId: string, groupName: string) {
  const client = useQueryClient();
  return useSave({
    mutationFn: (members: Members) => send(customerGroup.addGroupMembers, { groupId, body: idsOf(members) }),
    saved: (_, members) => ({ title: `${counted(members.length, MEMBER)} added`, description: groupName }),
    record: () => groupName,
    failed: 'Failed to save',
    onSuccess: (_, members) => {
      join(client, groupId, members);
      refreshUsers(client);
    },
  });
}

/**
 * Removes members from the list at once, restores them if the server refuses, and offers Undo while the toast is shown
 * (C34).
 */
export function useRemoveMembers(group: customerGroup.Group) {
  const client = useQueryClient();
  const undo = useSave({
    mutationFn: (members: Members) => send(customerGroup.addGroupMembers, { groupId: group.id, body: idsOf(members) }),
    record: nameOf,
    failed: 'Failed to save',
    overlapping: true,
    onSuccess: (_, members) => {
      join(client, group.id, members);
      refreshUsers(client);
      announce(`${nameOf(members)} added again`);
    },
  });
  return useDelete({
    mutationFn: (members: Members) =>
      send(customerGroup.removeGroupMembers, { groupId: group.id, body: idsOf(members) }),
    left: (members) => stillIn(group.id, members),
    gone: (members) => `${nameOf(members)} ${members.length === 1 ? 'was' : 'were'} already removed`,
    saved: (members) => ({
      title: `${nameOf(members)} removed`,
      // The address distinguishes people with the same name: each removal has its own Undo.
      description: members.length === 1 ? (members[0]?.email ?? '') : group.name,
      action: { label: 'Undo', onClick: () => undo.mutate(members) },
    }),
    record: nameOf,
    failed: 'Failed to save',
    overlapping: true,
    onMutate: async (members) => {
      // The answer to a pending request would still include the removed members.
      await client.cancelQueries({ queryKey: groupMembersQuery(group.id).queryKey });
      leave(client, group.id, members);
    },
    onSuccess: (outcome) => {
      refreshUsers(client);
      // The whole group may have been deleted.
      if (outcome === 'gone') void client.invalidateQueries({ queryKey: ['CustomerGroup'] });
    },
    onError: (_, members) => join(client, group.id, members),
  });
}

/** The members that are still in the group; undefined if none is, or if the group has been deleted. */
async function stillIn(groupId: string, members: Members): Promise<Members | undefined> {
  try {
    const present = new Set(idsOf(await send(customerGroup.getGroupMembers, { groupId })));
    const left = members.filter(({ id }) => present.has(id));
    return left.length === 0 ? undefined : left;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'notFound') return undefined;
    throw error;
  }
}
