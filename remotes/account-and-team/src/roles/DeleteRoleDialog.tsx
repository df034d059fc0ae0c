import type { customerRole } from '@console/api';
import { ConfirmDialog, FailedNotice, Field, showFailure, toast } from '@console/ui';
import { useState } from 'react';
import { RoleSelect } from '../components/RoleSelect';
import { DeletionProgress } from './DeletionProgress';
import { RoleHolders } from './RoleHolders';
import { useDeleteRole } from './use-delete-role';
import { countHolders, useRoleHolders } from './use-role-holders';

interface DeleteRoleDialogProps {
  role: customerRole.Role;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a role goes, and where its users and invites go instead (ACCT-112..ACCT-117). */
export function DeleteRoleDialog({ role: { roleId, roleName }, onClose, onDeleted }: DeleteRoleDialogProps) {
  const { users, invites, isLooking, error, refetch } = useRoleHolders(roleId);
  const [replacementId, setReplacementId] = useState('');
  const deleteRole = useDeleteRole(roleId);
  const isKnown = users !== undefined && invites !== undefined;
  const isHeld = isKnown && users.length + invites.length > 0;

  function whyNotYet(): string | undefined {
    if (!isKnown || isLooking) return 'It is not known yet who has this role';
    return isHeld && replacementId === '' ? 'Choose a replacement role first' : undefined;
  }

  function remove() {
    deleteRole.mutate(isHeld ? replacementId : undefined, {
      onSuccess() {
        toast.success('Role deleted', { description: roleName });
        onDeleted();
      },
      // The dialog stays, with what was chosen, for another try.
      onError: (failure) => showFailure(failure, 'Failed to delete role'),
    });
  }

  return (
    <ConfirmDialog
      title={`Delete role ${roleName}?`}
      verb={isHeld ? 'Move users and delete role' : 'Delete role'}
      danger
      why={deleteRole.isPending ? undefined : whyNotYet()}
      busy={deleteRole.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      {!isKnown && !error && <p role="status">Looking up who has this role</p>}
      {error && !isKnown && (
        <FailedNotice query={{ refetch, isFetching: isLooking }}>Failed fetch users connected to role</FailedNotice>
      )}
      {isKnown && !isHeld && 'Nobody has this role. It cannot be brought back.'}
      {isHeld && (
        <>
          <p>{countHolders(users, invites)} this role. They get another one before it is deleted.</p>
          <RoleHolders users={users} invites={invites} />
          <Field label="Replacement role" required>
            <RoleSelect
              without={roleId}
              value={replacementId}
              disabled={deleteRole.isPending}
              onChange={(event) => setReplacementId(event.target.value)}
            />
          </Field>
        </>
      )}
      {deleteRole.step && <DeletionProgress step={deleteRole.step} hasMove={isHeld} />}
    </ConfirmDialog>
  );
}
