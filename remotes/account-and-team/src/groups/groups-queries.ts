import { customerGroup } from '@console/api';
import { ApiError, send } from '@console/http';
import { cacheCopy, callQuery, type QueryClient, useQueryClient } from '@console/query';
import { shortName, useDelete, useEdit, useSave } from '@console/ui';
import { t } from '@console/words';
import { userGroupsQuery, usersQuery } from '../components/team-queries';

export const groupsQuery = callQuery(customerGroup.getGroups);

export const groupQuery = (groupId: string) => callQuery(customerGroup.getGroup, { groupId });

/** Both queries have group names. */
const refreshNames = (client: QueryClient) =>
  Promise.all([groupsQuery, userGroupsQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })));

/** ACCT-128, ACCT-149 */
function refuseName(error: string | null | undefined) {
  if (error) throw new ApiError('validation', { fieldErrors: { name: error } });
}

/** ACCT-127. @returns the id */
export function useCreateGroup() {
  const client = useQueryClient();
  return useSave({
    mutationFn: async (name: string) => {
      refuseName((await send(customerGroup.validateGroupName, { body: { groupName: name } })).error);
      return send(customerGroup.createGroup, { body: { name } });
    },
    saved: (_, name) => ({ title: t('Group created'), description: name }),
    record: (name) => name,
    failed: t('Failed to save'),
    onSuccess: (id, name) => {
      cacheCopy(client, groupQuery(id), { id, name });
      void refreshNames(client);
    },
  });
}

/** ACCT-148..ACCT-150. `onError` marks an error shown in place as handled. */
export function useRenameGroup(group: customerGroup.Group, onError: (error: Error) => void) {
  const { id: groupId } = group;
  const client = useQueryClient();
  return useEdit(group, {
    mutationFn: async (name: string, edit) => {
      refuseName((await edit(customerGroup.renameGroup, { body: { id: groupId, name } })).error);
    },
    record: () => group.name,
    failed: t('Save failed'),
    // Requests run in sequence, or could arrive out of order.
    scope: `rename group ${groupId}`,
    overlapping: true,
    onSuccess: (_, name) => {
      cacheCopy(client, groupQuery(groupId), { id: groupId, name });
      void refreshNames(client);
    },
    onError,
  });
}

export function useDeleteGroup({ id: groupId, name }: customerGroup.Group) {
  const client = useQueryClient();
  return useDelete({
    mutationFn: () => send(customerGroup.deleteGroup, { groupId }),
    saved: () => ({ title: t('Group deleted'), description: name }),
    record: () => name,
    gone: () => t('{name} was already deleted', { name: shortName(name) }),
    failed: t('Failed to delete group'),
    onSuccess: () => {
      client.setQueryData(groupsQuery.queryKey, (groups) => groups?.filter(({ id }) => id !== groupId));
      void refreshNames(client);
      void client.invalidateQueries({ queryKey: usersQuery.queryKey });
    },
  });
}
