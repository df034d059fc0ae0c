import { customerRole } from '@console/api';
import { ApiError, send } from '@console/http';
import { useQueryClient } from '@console/query';
import { shortName, useDelete } from '@console/ui';
import { useState } from 'react';
import { roleInvitesQuery, rolesQuery, roleUsersQuery } from './roles-queries';

/** The two calls that a deletion may be, in their order. */
export type DeletionStep = 'moving' | 'deleting';

/**
 * Gives everyone the other role, if one is named, and only then deletes the role (ACCT-115): when the move fails, nothing
 * is deleted (ACCT-116).
 */
export function useDeleteRole({ roleId, roleName }: customerRole.Role) {
  const client = useQueryClient();
  const [step, setStep] = useState<DeletionStep>();

  /** What is not there may be the other role: then nothing has been deleted. */
  async function refuseReplacement(error: unknown): Promise<never> {
    if (error instanceof ApiError && error.code === 'notFound') {
      await send(customerRole.getRole, { roleId });
      throw new ApiError('validation', { message: error.message });
    }
    throw error;
  }

  const deleteRole = useDelete({
    mutationFn: async (replacementId: string | undefined) => {
      if (replacementId !== undefined) {
        setStep('moving');
        await send(customerRole.moveRole, { fromId: roleId, toId: replacementId }).catch(refuseReplacement);
      }
      setStep('deleting');
      await send(customerRole.deleteRole, { roleId });
    },
    saved: () => ({ title: 'Role deleted', description: roleName }),
    record: () => roleName,
    gone: () => `${shortName(roleName)} was already deleted`,
    failed: 'Failed to delete role',
    onSuccess: () => {
      client.setQueryData(rolesQuery.queryKey, (roles) => roles?.filter((role) => role.roleId !== roleId));
      // Users and invites have other roles now: what is on the screen reads again, the rest when it is opened.
      void client.invalidateQueries({ queryKey: ['CustomerRole'], type: 'inactive' });
      void client.invalidateQueries(rolesQuery);
    },
    onError: () => {
      // The move may have been made: then there is nobody left to move.
      void client.invalidateQueries(roleUsersQuery(roleId));
      void client.invalidateQueries(roleInvitesQuery(roleId));
    },
    onSettled: () => {
      setStep(undefined);
      void client.invalidateQueries({ queryKey: ['ManageTeam'] });
    },
  });
  return { deleteRole, step };
}
