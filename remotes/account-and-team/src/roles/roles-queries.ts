import { customerRole, manageTeam } from '@console/api';
import { editedRecord, queryOptions, useMutation, useQueryClient } from '@console/query';

const ROLE = 'CustomerRole';
/** Names change by hand and seldom; every list of the area reads them. */
const NAMES_STAY_FRESH_MS = 60_000;

/** Id and name alone, for whoever may choose a role. */
export const userRolesQuery = queryOptions({
  queryKey: ['ManageTeam', 'UserRoles'],
  queryFn: ({ signal }) => manageTeam.getUserRoles(signal),
  staleTime: NAMES_STAY_FRESH_MS,
});

/** ACCT-106 */
export const rolesQuery = queryOptions({
  queryKey: [ROLE, 'Roles'],
  queryFn: ({ signal }) => customerRole.getRoles(signal),
});

/** A role with what it gives access to (ACCT-107). */
export const roleQuery = (roleId: string) =>
  queryOptions({
    queryKey: [ROLE, 'Role', roleId],
    queryFn: ({ signal }) => customerRole.getRole(roleId, signal),
    staleTime: NAMES_STAY_FRESH_MS,
  });

/** The same to be edited: a form stands on it, so it is read when the page opens and not again under the user's hands. */
export const editedRoleQuery = (roleId: string) =>
  queryOptions({
    ...roleQuery(roleId),
    ...editedRecord,
  });

/** Every product, nothing switched on (ACCT-108). */
export const blankRoleQuery = queryOptions({
  queryKey: [ROLE, 'Role'],
  queryFn: ({ signal }) => customerRole.getBlankRole(signal),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** ACCT-110 */
export const roleUsersQuery = (roleId: string) =>
  queryOptions({
    queryKey: [ROLE, 'Users', roleId],
    queryFn: ({ signal }) => customerRole.getRoleUsers(roleId, signal),
  });

/** ACCT-111 */
export const roleInvitesQuery = (roleId: string) =>
  queryOptions({
    queryKey: [ROLE, 'Invites', roleId],
    queryFn: ({ signal }) => customerRole.getRoleInvites(roleId, signal),
  });

/** Creates or changes a role (ACCT-109); resolves with the role as it is now. */
export function useSaveRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: customerRole.saveRole,
    onSuccess: (saved) => {
      client.setQueryData(roleQuery(saved.roleId).queryKey, saved);
      for (const { queryKey } of [rolesQuery, userRolesQuery]) void client.invalidateQueries({ queryKey });
    },
  });
}
