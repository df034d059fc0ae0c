import { useQuery } from '@console/query';
import { useNavigate, useSearchParams } from '@console/router';
import { Page } from '@console/ui';
import { ROLES_PATH, rolePath } from '../roles/role-paths';
import { blankRoleQuery, roleQuery } from '../roles/roles-queries';
import { RoleForm } from './RoleForm';
import { RoleFailed, RoleHeader, RoleSkeleton } from './RoleFrame';
import { copyOf } from './role-schema';

/** A new role: blank, or a copy of the role that `?copy=` names. */
export function NewRolePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const sourceId = params.get('copy');
  const blank = useQuery(blankRoleQuery);
  const source = useQuery({ ...roleQuery(sourceId ?? ''), enabled: sourceId !== null });

  const failed = [blank, source].find(({ error }) => error !== null);
  if (failed?.error) {
    return <RoleFailed query={failed} />;
  }
  if (!blank.data || (sourceId !== null && !source.data)) return <RoleSkeleton />;
  return (
    <Page flex="1" pb={{ base: '0', smDown: '0' }}>
      <RoleHeader title="New role" crumb="New" facts={source.data && `Starts as a copy of ${source.data.roleName}`} />
      <RoleForm
        key={sourceId}
        role={source.data ? copyOf(source.data, blank.data) : blank.data}
        onCancel={() => navigate(ROLES_PATH)}
        onCreated={({ roleId }) => navigate(rolePath(roleId))}
      />
    </Page>
  );
}
