import { customerRole } from '@console/api';
import { ApiError, send } from '@console/http';
import { useQueryClient } from '@console/query';
import { shortName, useDelete } from '@console/ui';
import { t } from '@console/words';
import { useState } from 'react';
import { roleInvitesQuery, rolesQuery, roleUsersQuery } from './roles-queries';

/** The calls of a deletion, in order. */
export type DeletionStep = 'moving' | 'deleting';

/**
 * Moves users and invites to the replacement role, if one is given, and then deletes the role (ACCT-115). If the move
 * fails, the role is not deleted (ACCT-116).
 */
export function useDeleteRole({ roleId, roleName }: customerRole.Role) {
  const client = useQueryClient();
  const [step, setStep] = useState<DeletionStep>();

  /** On 404 checks whether the role still exists: if it does, the replacement is missing, which is a refusal. */
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
    saved: () => ({ title: t('Role deleted'), description: roleName }),
    record: () => roleName,
    gone: () => t('{name} was already deleted', { name: shortName(roleName) }),
    failed: t('Failed to delete role'),
    onSuccess: () => {
      client.setQueryData(rolesQuery.queryKey, (roles) => roles?.filter((role) => role.roleId !== roleId));
      // Users and invites have other roles now: queries on screen are refetched, the others when they are next used.
      void client.invalidateQueries({ queryKey: ['CustomerRole'], type: 'inactive' });
      void client.invalidateQueries(rolesQuery);
    },
    onError: () => {
      // The move may have succeeded before the failure: then nobody is left to move.
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
