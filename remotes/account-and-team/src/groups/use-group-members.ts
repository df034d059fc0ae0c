import type { customerGroup } from '@console/api';
import { useQuery } from '@console/query';
import type { ListQuery } from '@console/ui/table';
import { useMemo } from 'react';
import { userRolesQuery } from '../roles/roles-queries';
import { userStatusesQuery } from '../users/users-queries';
import { groupMembersQuery } from './groups-queries';

/** A member with the names that the list shows for the ids. */
export interface MemberRow {
  user: customerGroup.GroupMember;
  role: string;
  status: string;
}

/** The members as rows; they wait for the names, and show ids where those cannot be had. */
export function useGroupMembers(groupId: string): { rows: MemberRow[] | undefined; query: ListQuery } {
  const query = useQuery(groupMembersQuery(groupId));
  const roles = useQuery(userRolesQuery);
  const statuses = useQuery(userStatusesQuery);
  const isPending = query.isPending || roles.isPending || statuses.isPending;

  const rows = useMemo(() => {
    if (isPending) return undefined;
    const roleNames = new Map(roles.data?.map(({ id, name }) => [id, name]));
    const statusNames = new Map(statuses.data?.map(({ id, name }) => [id, name]));
    return query.data?.map((user) => ({
      user,
      role: roleNames.get(user.roleId) ?? user.roleId,
      status: statusNames.get(user.statusId) ?? String(user.statusId),
    }));
  }, [isPending, query.data, roles.data, statuses.data]);
  return { rows, query: { ...query, isPending } };
}
