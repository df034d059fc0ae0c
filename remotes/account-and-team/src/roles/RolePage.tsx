import { useQuery } from '@console/query';
import { Navigate, useParams } from '@console/router';
import { Page } from '@console/ui';
import { useState } from 'react';
import { RoleActionsBar } from './RoleActionsBar';
import { RoleFacts } from './RoleFacts';
import { RoleFailed } from './RoleFailed';
import { RoleForm } from './RoleForm';
import { RoleHeader } from './RoleHeader';
import { RoleReadOnly } from './RoleReadOnly';
import { RoleSkeleton } from './RoleSkeleton';
import { ROLES_PATH } from './role-paths';
import { editedRoleQuery } from './roles-queries';

/** One role: to be edited, or looked at where it is read only (ACCT-095). */
export function RolePage() {
  const { roleId = '' } = useParams();
  const [deletedId, setDeletedId] = useState<string>();
  const query = useQuery(editedRoleQuery(roleId));
  const { data: role, error, isFetching, isStale } = query;

  // The form goes with the page before the page is left, so nobody is asked about changes to a role that is gone.
  if (deletedId === roleId) return <Navigate to={ROLES_PATH} replace />;
  if (error) return <RoleFailed query={query} />;
  if (!role || (isFetching && isStale)) return <RoleSkeleton />;
  return (
    <Page flex="1" pb={{ base: '0', smDown: '0' }}>
      <RoleHeader
        title={role.roleName}
        crumb={role.isReadOnly ? 'View' : 'Edit'}
        facts={<RoleFacts roleId={roleId} />}
        action={<RoleActionsBar role={role} onDeleted={() => setDeletedId(roleId)} />}
      />
      {role.isReadOnly ? <RoleReadOnly role={role} /> : <RoleForm key={roleId} role={role} />}
    </Page>
  );
}
