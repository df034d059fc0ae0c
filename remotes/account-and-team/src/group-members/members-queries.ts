import { customerGroup } from '@console/api';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@console/query';
import { usersQuery } from '../users/users-queries';

export const groupMembersQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['CustomerGroup', 'Users', groupId],
    queryFn: ({ signal }) => customerGroup.getGroupMembers(groupId, signal),
  });

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

/** Users carry the groups they are in. */
const refreshUsers = (client: QueryClient) => void client.invalidateQueries({ queryKey: usersQuery.queryKey });

export function useAddMembers(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (members: Members) => customerGroup.addGroupMembers(groupId, idsOf(members)),
    onSuccess: (_, members) => {
      join(client, groupId, members);
      refreshUsers(client);
    },
  });
}

interface RemovalOutcome {
  onRemoved: (members: Members) => void;
  onFailed: (error: Error) => void;
}

/**
 * Takes members out at once and puts them back if the server refuses. The outcome is told for every removal, also when
 * others followed before the answer came, or the page was left.
 */
export function useRemoveMembers(groupId: string, { onRemoved, onFailed }: RemovalOutcome) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (members: Members) => customerGroup.removeGroupMembers(groupId, idsOf(members)),
    onMutate: async (members) => {
      // An answer on its way was written before this removal.
      await client.cancelQueries({ queryKey: groupMembersQuery(groupId).queryKey });
      leave(client, groupId, members);
    },
    onSuccess: (_, members) => {
      refreshUsers(client);
      onRemoved(members);
    },
    onError: (error, members) => {
      join(client, groupId, members);
      onFailed(error);
    },
  });
}
