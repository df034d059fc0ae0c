import { personStatusWord } from '@console/product';
import { useQuery } from '@console/query';
import { n, t } from '@console/words';
import { useRoleName, userGroupsQuery, userStatusesQuery } from '../components/team-queries';
import type { UserChange } from './user-change-rules';

export function useChangeWords() {
  const roleName = useRoleName();
  const { data: statuses = [] } = useQuery(userStatusesQuery);
  const { data: groups = [] } = useQuery(userGroupsQuery);
  const statusName = (id: number) => personStatusWord(statuses.find((status) => status.id === id)?.name ?? String(id));
  const groupName = (id: string) => groups.find((group) => group.id === id)?.name ?? id;

  return {
    /** '9 users get the role Case handler' */
    effect(change: UserChange, count: number): string {
      if (change.field === 'role') {
        const role = roleName(change.roleId);
        return n(count, '{count} user gets the role {role}', '{count} users get the role {role}', { role });
      }
      if (change.field === 'status') {
        const status = statusName(change.statusId);
        return n(count, '{count} user becomes {status}', '{count} users become {status}', { status });
      }
      const group = groupName(change.groupId);
      return change.isMember
        ? n(count, '{count} user joins {group}', '{count} users join {group}', { group })
        : n(count, '{count} user leaves {group}', '{count} users leave {group}', { group });
    },
    /** '3 have it already' */
    unchanged(change: UserChange, count: number): string {
      if (change.field === 'role') return n(count, '{count} already has it', '{count} already have it');
      if (change.field === 'group' && !change.isMember)
        return n(count, '{count} isn’t a member', '{count} aren’t members');
      return n(count, '{count} needs no change', '{count} need no change');
    },
    /** `oldValue`: the undoing change. */
    previousValue(oldValue: UserChange): string {
      if (oldValue.field === 'role') return roleName(oldValue.roleId);
      if (oldValue.field === 'status') return statusName(oldValue.statusId);
      return oldValue.isMember
        ? t('in {group}', { group: groupName(oldValue.groupId) })
        : t('not in {group}', { group: groupName(oldValue.groupId) });
    },
    newValue(change: UserChange): string {
      if (change.field === 'role') return roleName(change.roleId);
      if (change.field === 'status') return statusName(change.statusId);
      return change.isMember
        ? t('added to {group}', { group: groupName(change.groupId) })
        : t('removed from {group}', { group: groupName(change.groupId) });
    },
  };
}
