import { customerGroup, manageTeam } from '@console/api';
import { inVersionOf, send } from '@console/http';
import { callQuery, keyOf, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { t } from '@console/words';
import { usersQuery } from '../components/team-queries';
import { userQuery } from './users-queries';

export const userAccessQuery = (userId: string) => callQuery(manageTeam.getUserAccess, { userId });

/**
 * The platform changes a group per call (ACCT-138, ACCT-146). Sending only differences keeps another person's changes.
 */
export function useChangeGroups({ id: userId, name }: manageTeam.TeamUser) {
  const client = useQueryClient();
  const show = (change: (groupIds: readonly string[]) => string[]) =>
    client.setQueryData(
      userQuery(userId).queryKey,
      (user) => user && inVersionOf(user, { ...user, groupIds: change(user.groupIds) }),
    );
  return useSave({
    mutationFn: async ({ joined, left }: { joined: readonly string[]; left: readonly string[] }) => {
      // Another try sends the rest only.
      for (const groupId of joined) {
        await send(customerGroup.addGroupMembers, { groupId, body: [userId] });
        show((ids) => [...ids, groupId]);
      }
      for (const groupId of left) {
        await send(customerGroup.removeGroupMembers, { groupId, body: [userId] });
        show((ids) => ids.filter((id) => id !== groupId));
      }
    },
    saved: () => ({ title: t('Groups saved'), description: name }),
    record: () => name,
    failed: t('Failed to save'),
    onSettled: () => {
      // `userQuery` may be in an open form.
      void client.invalidateQueries({ queryKey: usersQuery.queryKey, exact: true });
      void client.invalidateQueries({ queryKey: userAccessQuery(userId).queryKey });
      void client.invalidateQueries({ queryKey: keyOf(customerGroup.getGroupMembers) });
    },
  });
}
