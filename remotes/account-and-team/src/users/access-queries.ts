import { customerGroup, manageTeam } from '@console/api';
import { send } from '@console/http';
import { callQuery, keyOf, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { t } from '@console/words';
import { usersQuery } from '../components/team-queries';
import { userQuery } from './users-queries';

/** The access of a user, with the source of each part. */
export const userAccessQuery = (userId: string) => callQuery(manageTeam.getUserAccess, { userId });

/** The groups that a user joins and leaves. */
interface GroupChanges {
  joined: readonly string[];
  left: readonly string[];
}

/**
 * Saves the groups one by one, because members are added and removed by calls per group (ACCT-138, ACCT-146). Only
 * differences are sent, so that two people who change different groups do not overwrite each other.
 */
export function useChangeGroups({ id: userId, name }: manageTeam.TeamUser) {
  const client = useQueryClient();
  const show = (change: (groupIds: readonly string[]) => string[]) =>
    client.setQueryData(userQuery(userId).queryKey, (user) => user && { ...user, groupIds: change(user.groupIds) });
  return useSave({
    mutationFn: async ({ joined, left }: GroupChanges) => {
      // Each saved group is shown at once: if a later call fails, another try sends only the remaining groups.
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
      // Not `userQuery`, because somebody may be editing that record.
      void client.invalidateQueries({ queryKey: usersQuery.queryKey, exact: true });
      void client.invalidateQueries({ queryKey: userAccessQuery(userId).queryKey });
      void client.invalidateQueries({ queryKey: keyOf(customerGroup.getGroupMembers) });
    },
  });
}
