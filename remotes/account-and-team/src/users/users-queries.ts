import { manageTeam } from '@console/api';
import { ApiError, send } from '@console/http';
import { callQuery, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { t } from '@console/words';
import { refusedReason } from '../components/licence-limit';
import { usersQuery } from '../components/team-queries';

export const userQuery = (userId: string) => callQuery(manageTeam.getUser, { userId });

/** ACCT-073: a refusal without HTTP error. */
export function useUpdateUser({ id: userId, name }: manageTeam.TeamUser) {
  const client = useQueryClient();
  return useSave({
    mutationFn: async (body: manageTeam.UpdateUserRequest, version) => {
      const refusal = refusedReason(await send(manageTeam.updateUser, { userId, body }, { version }));
      if (refusal) throw new ApiError('validation', { message: refusal });
    },
    saved: () => ({ title: t('User updated'), description: name }),
    record: () => name,
    failed: t('Failed to edit user'),
    onSuccess: (_, body) => {
      // The refetch brings the server's values.
      client.setQueryData(usersQuery.queryKey, (users) =>
        users?.map((user) => (user.id === userId ? { ...user, ...body } : user)),
      );
      void client.invalidateQueries({ queryKey: usersQuery.queryKey });
    },
  });
}
