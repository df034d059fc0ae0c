import { customerGroup, manageTeam } from '@console/api';
import { send } from '@console/http';
import { callQuery, keyOf, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { usersQuery } from '../components/team-queries';
import { userQuery } from './users-queries';

/** What a user may do by now, and where each part comes from. */
export const userAccessQuery = (userId: string) => callQuery(manageTeam.getUserAccess, { userId });

/** Groups that a user is to be in, and is to be in no longer. */
interface GroupChanges {
  joined: readonly string[];
  left: readonly string[];
}

/**
 * Group by group, since each has calls of its own for its members (ACCT-138, ACCT-146). Only what differs is sent, so two
 * people who change different groups at the same time do not undo each other's work.
 */
export function useChangeGroups({ id: userId, name }: manageTeam.TeamUser) {
  const client = useQueryClient();
  const show = (change: (groupIds: readonly string[]) => string[]) =>
    client.setQueryData(userQuery(userId).queryKey, (user) => user && { ...user, groupIds: change(user.groupIds) });
  return useSave({
    mutationFn: async ({ joined, left }: GroupChanges) => {
      // What has been saved is shown even where a later call fails, so that another try sends the rest alone.
      for (const groupId of joined) {
        await send(customerGroup.addGroupMembers, { groupId, body: [userId] });
        show((ids) => [...ids, groupId]);
      }
      for (const groupId of left) {
        await send(customerGroup.removeGroupMembers, { groupId, body: [userId] });
        show((ids) => ids.filter((id) => id !== groupId));
      }
    },
    saved: () => ({ title: 'Groups saved', description: name }),
    record: () => name,
    failed: 'Failed to save',
    onSettled: () => {
      // Not the user's own record, on top of which somebody may be typing.
      void client.invalidateQueries({ queryKey: usersQuery.queryKey, exact: true });
      void client.invalidateQueries({ queryKey: userAccessQuery(userId).queryKey });
      void client.invalidateQueries({ queryKey: keyOf(customerGroup.getGroupMembers) });
    },
  });
}
