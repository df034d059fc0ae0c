import { customerRole } from '@console/api';
import { ApiError, send } from '@console/http';
import { useQueryClient } from '@console/query';
import { shortName, useDelete } from '@console/ui';
import { t } from '@console/words';
import { useState } from 'react';
import { roleInvitesQuery, rolesQuery, roleUsersQuery } from './roles-queries';

export type DeletionStep = 'moving' | 'deleting';

/** ACCT-115, ACCT-116: a failed move keeps the role. */
export function useDeleteRole({ roleId, roleName }: customerRole.Role) {
  const client = useQueryClient();
  const [step, setStep] = useState<DeletionStep>();

  /** A 404 with an existing role means a missing replacement. */
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
      // The holders' roles have changed.
      void client.invalidateQueries({ queryKey: ['CustomerRole'], type: 'inactive' });
      void client.invalidateQueries(rolesQuery);
    },
    onError: () => {
      // The move may have succeeded before the failure.
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
