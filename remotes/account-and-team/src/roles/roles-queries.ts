import { customerRole } from '@console/api';
import { callQuery, editedRecord, useQueryClient } from '@console/query';
import { useEdit } from '@console/ui';
import { t } from '@console/words';
import { userRolesQuery } from '../components/team-queries';

/** ACCT-106 */
export const rolesQuery = callQuery(customerRole.getRoles);

/** A role with its products and features (ACCT-107). */
export const roleQuery = (roleId: string) => callQuery(customerRole.getRole, { roleId });

/** ACCT-108 */
export const blankRoleQuery = callQuery(customerRole.getBlankRole, {}, editedRecord);

/** ACCT-110 */
export const roleUsersQuery = (roleId: string) => callQuery(customerRole.getRoleUsers, { roleId });

/** ACCT-111 */
export const roleInvitesQuery = (roleId: string) => callQuery(customerRole.getRoleInvites, { roleId });

/** ACCT-109 */
export function useSaveRole(role: customerRole.Role) {
  const client = useQueryClient();
  return useEdit(role, {
    mutationFn: (body: customerRole.Role, edit) => edit(customerRole.saveRole, { body }),
    saved: (now, { roleId }) => ({
      title: roleId === '' ? t('Role created') : t('Role saved'),
      description: now.roleName,
    }),
    record: ({ roleName }) => roleName,
    failed: t('Failed to save'),
    onSuccess: (now) => {
      client.setQueryData(roleQuery(now.roleId).queryKey, now);
      for (const { queryKey } of [rolesQuery, userRolesQuery]) void client.invalidateQueries({ queryKey });
    },
  });
}
