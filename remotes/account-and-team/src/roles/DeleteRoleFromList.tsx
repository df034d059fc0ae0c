import type { customerRole } from '@console/api';
import { useSearchParams } from '@console/router';
import { DeleteRoleDialog } from './DeleteRoleDialog';

/** The question stands in the address, so a row's menu asks it without knowing who answers, and Back takes it away. */
export const DELETE_PARAM = 'delete';

/** Asks about the role that the address names, if it may be deleted. */
export function DeleteRoleFromList({ roles }: { roles: readonly customerRole.Role[] }) {
  const [params, setParams] = useSearchParams();
  const role = roles.find(({ roleId }) => roleId === params.get(DELETE_PARAM));
  if (!role || role.isReadOnly) return null;

  const close = () =>
    setParams(
      (current) => {
        current.delete(DELETE_PARAM);
        return current;
      },
      { replace: true },
    );
  return <DeleteRoleDialog key={role.roleId} role={role} onClose={close} onDeleted={close} />;
}
