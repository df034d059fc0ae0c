import type { manageTeam } from '@console/api';
import { useQuery } from '@console/query';
import type { ListQuery } from '@console/ui/table';
import { useMemo } from 'react';
import { userStatusesQuery } from '../users/users-queries';
import { roleUsersQuery } from './roles-queries';

/** A user of a role with the name of their status. */
export interface RoleUserRow {
  user: manageTeam.TeamMember;
  status: string;
}

/** The users of a role as rows. A status whose name is not known shows as its id. */
export function useRoleUserRows(roleId: string): { rows: RoleUserRow[] | undefined; query: ListQuery } {
  const query = useQuery(roleUsersQuery(roleId));
  const { data: statuses } = useQuery(userStatusesQuery);
  const rows = useMemo(() => {
    const names = new Map(statuses?.map(({ id, name }) => [id, name]));
    return query.data?.map((user) => ({ user, status: names.get(user.statusId) ?? String(user.statusId) }));
  }, [query.data, statuses]);
  return { rows, query };
}
