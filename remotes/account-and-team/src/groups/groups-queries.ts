import { customerGroup } from '@console/api';
import { ApiError } from '@console/http';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@console/query';
import { userGroupsQuery, usersQuery } from '../users/users-queries';

export const groupsQuery = queryOptions({
  queryKey: ['CustomerGroup', 'Groups'],
  queryFn: ({ signal }) => customerGroup.getGroups(signal),
});

export const groupQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['CustomerGroup', 'Group', groupId],
    queryFn: ({ signal }) => customerGroup.getGroup(groupId, signal),
  });

export const groupMembersQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['CustomerGroup', 'Users', groupId],
    queryFn: ({ signal }) => customerGroup.getGroupMembers(groupId, signal),
  });

/** The names of groups are read here and, by users' lists, there. */
const refreshNames = (client: QueryClient) =>
  Promise.all([groupsQuery, userGroupsQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })));

/** ACCT-128, ACCT-149: what the server has against a name belongs under the field. */
function refuseName(error: string | null | undefined) {
  if (error) throw new ApiError('validation', { fieldErrors: { name: error } });
}

/** Creates a group under a name that the server has checked first (ACCT-127). Resolves with its id. */
export function useCreateGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      refuseName((await customerGroup.validateGroupName(name)).error);
      return customerGroup.createGroup(name);
    },
    onSuccess: (id, name) => {
      client.setQueryData(groupQuery(id).queryKey, { id, name });
      void refreshNames(client);
    },
  });
}

export function useRenameGroup(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    // One after the other: two names on the way at once could arrive in the wrong order.
    scope: { id: `rename group ${groupId}` },
    mutationFn: async (name: string) => {
      refuseName((await customerGroup.renameGroup({ id: groupId, name })).error);
    },
    onSuccess: (_, name) => {
      client.setQueryData(groupQuery(groupId).queryKey, { id: groupId, name });
      void refreshNames(client);
    },
  });
}

export function useDeleteGroup(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => customerGroup.deleteGroup(groupId),
    onSuccess: () => {
      client.setQueryData(groupsQuery.queryKey, (groups) => groups?.filter(({ id }) => id !== groupId));
      void refreshNames(client);
      void client.invalidateQueries({ queryKey: usersQuery.queryKey });
    },
  });
}
