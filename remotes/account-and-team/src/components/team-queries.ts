import { manageTeam } from '@console/api';
import { send } from '@console/http';
import { callMeta, callQuery, keyOf, queryOptions, seldomChanged, useQuery } from '@console/query';
import { n } from '@console/words';

const FIRST = { query: manageTeam.FIRST_USERS };

/** Filled by `usersQuery` while it reads the rest of many users. */
export const firstUsersQuery = callQuery(manageTeam.getUserPage, FIRST, { enabled: false });

export const usersQuery = queryOptions({
  queryKey: keyOf(manageTeam.getUsers),
  async queryFn({ client, signal }) {
    const first = await send(manageTeam.getUserPage, FIRST, { signal });
    if (first.total > first.users.length) client.setQueryData(firstUsersQuery.queryKey, first);
    return manageTeam.getAllUsers(first, signal);
  },
  meta: callMeta(manageTeam.getUserPage, FIRST),
});

export const countUsers = (count: number) => n(count, '{count} user', '{count} users');

/** Leaves out features, for users who may only choose a role. */
export const userRolesQuery = callQuery(manageTeam.getUserRoles, {}, seldomChanged);

export const userGroupsQuery = callQuery(manageTeam.getUserGroups, {}, seldomChanged);

export const userStatusesQuery = callQuery(manageTeam.getUserStatuses, {}, seldomChanged);

/** ACCT-086 */
export const pendingInvitesQuery = callQuery(manageTeam.getPendingInvites);

/** The id until names are loaded. */
export function useRoleName(): (roleId: string) => string {
  const { data: roles = [] } = useQuery(userRolesQuery);
  return (roleId) => roles.find(({ id }) => id === roleId)?.name ?? roleId;
}
