import type { customerRole } from '@console/api';
import { Button, LinkButton } from '@console/ui';
import { CopyIcon, DeleteIcon } from '@console/ui/icons';
import { useState } from 'react';
import { DeleteRoleDialog } from './DeleteRoleDialog';
import { copyPath } from './role-paths';

interface RoleActionsBarProps {
  role: customerRole.Role;
  onDeleted: () => void;
}

/** Beside the title of a role's page. A read-only role can be copied and not deleted (ACCT-096). */
export function RoleActionsBar({ role, onDeleted }: RoleActionsBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <LinkButton icon={<CopyIcon />} to={copyPath(role.roleId)}>
        Duplicate
      </LinkButton>
      {!role.isReadOnly && (
        <Button look="danger" icon={<DeleteIcon />} onClick={() => setIsAsking(true)}>
          Delete role
        </Button>
      )}
      {isAsking && <DeleteRoleDialog role={role} onClose={() => setIsAsking(false)} onDeleted={onDeleted} />}
    </>
  );
}
