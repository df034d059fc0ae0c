import { customerGroup } from '@console/api';
import { ApiError, send } from '@console/http';
import { callQuery, type QueryClient, useQueryClient } from '@console/query';
import { announce, useDelete, useSave } from '@console/ui';
import { n, t } from '@console/words';
import { countUsers, usersQuery } from '../components/team-queries';

export const groupMembersQuery = (groupId: string) => callQuery(customerGroup.getGroupMembers, { groupId });

type Members = readonly customerGroup.GroupMember[];

const idsOf = (members: Members) => members.map(({ id }) => id);

function join(client: QueryClient, groupId: string, members: Members) {
  client.setQueryData(groupMembersQuery(groupId).queryKey, (present) => {
    const presentIds = new Set(present && idsOf(present));
    return present && [...present, ...members.filter(({ id }) => !presentIds.has(id))];
  });
}

function leave(client: QueryClient, groupId: string, members: Members) {
  const removedIds = new Set(idsOf(members));
  client.setQueryData(groupMembersQuery(groupId).queryKey, (present) =>
    present?.filter(({ id }) => !removedIds.has(id)),
  );
}

/** Users have the ids of their groups. */
const refreshUsers = (client: QueryClient) => void client.invalidateQueries({ queryKey: usersQuery.queryKey });

export const countMembers = (count: number) => n(count, '{count} member', '{count} members');

const nameOf = (members: Members) => (members.length === 1 ? (members[0]?.name ?? '') : countUsers(members.length));

export function useAddMembers(groupId: string, groupName: string) {
  const client = useQueryClient();
  return useSave({
    mutationFn: (members: Members) => send(customerGroup.addGroupMembers, { groupId, body: idsOf(members) }),
    saved: (_, members) => ({
      title: n(members.length, '{count} member added', '{count} members added'),
      description: groupName,
    }),
    record: () => groupName,
    failed: t('Failed to save'),
    onSuccess: (_, members) => {
      join(client, groupId, members);
      refreshUsers(client);
    },
  });
}

/** C34: at once, restored after a refusal, with Undo. */
export function useRemoveMembers(group: customerGroup.Group) {
  const client = useQueryClient();
  const undo = useSave({
    mutationFn: (members: Members) => send(customerGroup.addGroupMembers, { groupId: group.id, body: idsOf(members) }),
    record: nameOf,
    failed: t('Failed to save'),
    overlapping: true,
    onSuccess: (_, members) => {
      join(client, group.id, members);
      refreshUsers(client);
      announce(t('{who} added again', { who: nameOf(members) }));
    },
  });
  return useDelete({
    mutationFn: (members: Members) =>
      send(customerGroup.removeGroupMembers, { groupId: group.id, body: idsOf(members) }),
    left: (members) => stillIn(group.id, members),
    gone: (members) =>
      n(members.length, '{who} was already removed', '{who} were already removed', { who: nameOf(members) }),
    saved: (members) => ({
      title: t('{who} removed', { who: nameOf(members) }),
      // The address distinguishes namesakes: each has its Undo.
      description: members.length === 1 ? (members[0]?.email ?? '') : group.name,
      action: { label: t('Undo'), onClick: () => undo.mutate(members) },
    }),
    record: nameOf,
    failed: t('Failed to save'),
    overlapping: true,
    onMutate: async (members) => {
      // A pending answer would bring the members back.
      await client.cancelQueries({ queryKey: groupMembersQuery(group.id).queryKey });
      leave(client, group.id, members);
    },
    onSuccess: (outcome) => {
      refreshUsers(client);
      // The group may be deleted.
      if (outcome === 'gone') void client.invalidateQueries({ queryKey: ['CustomerGroup'] });
    },
    onError: (_, members) => join(client, group.id, members),
  });
}

/** Undefined = none, or no group. */
async function stillIn(groupId: string, members: Members): Promise<Members | undefined> {
  try {
    const present = new Set(idsOf(await send(customerGroup.getGroupMembers, { groupId })));
    const remaining = members.filter(({ id }) => present.has(id));
    return remaining.length === 0 ? undefined : remaining;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'notFound') return undefined;
    throw error;
  }
}
