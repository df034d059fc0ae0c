import { useQuery } from '@console/query';
import { userGroupsQuery, userStatusesQuery } from '../components/team-queries';
import { useRoleName } from '../components/use-role-name';
import type { UserChange } from './user-change-rules';
import { countUsers } from './user-changes-job';

/** Returns functions that describe a change in words, with the names of roles, statuses and groups. */
export function useChangeWords() {
  const roleName = useRoleName();
  const { data: statuses = [] } = useQuery(userStatusesQuery);
  const { data: groups = [] } = useQuery(userGroupsQuery);
  const statusName = (id: number) => statuses.find((status) => status.id === id)?.name ?? String(id);
  const groupName = (id: string) => groups.find((group) => group.id === id)?.name ?? id;

  return {
    /** '9 users get the role Case handler' */
    effect(change: UserChange, count: number): string {
      const isOne = count === 1;
      const who = countUsers(count);
      if (change.field === 'role') return `${who} ${isOne ? 'gets' : 'get'} the role ${roleName(change.roleId)}`;
      if (change.field === 'status') return `${who} ${isOne ? 'becomes' : 'become'} ${statusName(change.statusId)}`;
      const verb = change.isMember ? 'join' : 'leave';
      return `${who} ${isOne ? `${verb}s` : verb} ${groupName(change.groupId)}`;
    },
    /** '3 have it already' */
    unchanged(change: UserChange, count: number): string {
      const isOne = count === 1;
      if (change.field === 'role') return `${count} ${isOne ? 'has' : 'have'} it already`;
      if (change.field === 'group' && !change.isMember) return `${count} ${isOne ? 'is' : 'are'} not in it`;
      return `${count} ${isOne ? 'is' : 'are'} so already`;
    },
    /** The value before a change, from the change that undoes it. */
    previousValue(before: UserChange): string {
      if (before.field === 'role') return roleName(before.roleId);
      if (before.field === 'status') return statusName(before.statusId);
      return before.isMember ? `in ${groupName(before.groupId)}` : `not in ${groupName(before.groupId)}`;
    },
    /** The value after a change. */
    newValue(change: UserChange): string {
      if (change.field === 'role') return roleName(change.roleId);
      if (change.field === 'status') return statusName(change.statusId);
      return change.isMember ? `added to ${groupName(change.groupId)}` : `removed from ${groupName(change.groupId)}`;
    },
  };
}
