import { manageTeam } from '@console/api';
import { ApiError } from '@console/http';
import { callQuery, useQueryClient } from '@console/query';
import { useEdit } from '@console/ui';
import { t } from '@console/words';
import { refusedReason } from '../components/licence-limit';
import { usersQuery } from '../components/team-queries';

export const userQuery = (userId: string) => callQuery(manageTeam.getUser, { userId });

/** ACCT-073: a refusal without HTTP error. */
export function useUpdateUser(user: manageTeam.TeamUser) {
  const { id: userId, name } = user;
  const client = useQueryClient();
  return useEdit(user, {
    mutationFn: async (body: manageTeam.UpdateUserRequest, edit) => {
      const refusal = refusedReason(await edit(manageTeam.updateUser, { userId, body }));
      if (refusal) throw new ApiError('validation', { message: refusal });
    },
    saved: () => ({ title: t('User updated'), description: name }),
    record: () => name,
    failed: t('Failed to edit user'),
    onSuccess: (_, body) => {
      // The refetch brings the server's values.
      client.setQueryData(usersQuery.queryKey, (users) =>
        users?.map((each) => (each.id === userId ? { ...each, ...body } : each)),
      );
      void client.invalidateQueries({ queryKey: usersQuery.queryKey });
    },
  });
}
