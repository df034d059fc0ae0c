import { customerRole, manageTeam } from '@console/api';
import { editedRecord, queryOptions, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';

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
    // As for every record that is edited: one read, with its version.
    structuralSharing: false,
  });

/** The same to be edited: read when the page opens, and not again while somebody types. */
export const editedRoleQuery = (roleId: string) =>
  queryOptions({
    ...roleQuery(roleId),
    ...editedRecord,
  });

/** Every product, nothing switched on (ACCT-108). */
export const blankRoleQuery = queryOptions({
  queryKey: [ROLE, 'Role'],
  queryFn: ({ signal }) => customerRole.getBlankRole(signal),
  ...editedRecord,
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
  return useSave({
    mutationFn: customerRole.saveRole,
    saved: (now, { roleId }) => ({ title: roleId === '' ? 'Role created' : 'Role saved', description: now.roleName }),
    record: ({ roleName }) => roleName,
    failed: 'Failed to save',
    onSuccess: (now) => {
      client.setQueryData(roleQuery(now.roleId).queryKey, now);
      for (const { queryKey } of [rolesQuery, userRolesQuery]) void client.invalidateQueries({ queryKey });
    },
  });
}
