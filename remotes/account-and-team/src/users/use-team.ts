import type { manageTeam } from '@console/api';
import { isOwnRow, useMe } from '@console/product';
import { combineQueries, useQuery } from '@console/query';
import { useMemo } from 'react';
import {
  firstUsersQuery,
  userGroupsQuery,
  userRolesQuery,
  userStatusesQuery,
  usersQuery,
} from '../components/team-queries';

export interface UserRow {
  user: manageTeam.TeamUser;
  role: string;
  status: string;
  groups: readonly string[];
  isOwn: boolean;
}

/** `expected`: all users, while `rows` has the first. */
export function useTeam() {
  const { data: first } = useQuery(firstUsersQuery);
  const all = useQuery({ ...usersQuery, placeholderData: first?.users });
  const query = combineQueries(all, useQuery(userRolesQuery), useQuery(userGroupsQuery), useQuery(userStatusesQuery));
  const [users, roles, groups, statuses] = query.data ?? [];
  const { sub, email } = useMe();

  const rows = useMemo((): UserRow[] | undefined => {
    if (!users || !roles || !groups || !statuses) return undefined;
    const [roleNames, groupNames, statusNames] = [namesOf(roles), namesOf(groups), namesOf(statuses)];
    return users.map((user) => ({
      user,
      // Users can search and report an id.
      role: roleNames.get(user.roleId) ?? user.roleId,
      status: statusNames.get(user.statusId) ?? String(user.statusId),
      groups: user.groupIds.map((id) => groupNames.get(id) ?? id),
      isOwn: isOwnRow(user, { sub, email }),
    }));
  }, [users, roles, groups, statuses, sub, email]);

  return { rows, expected: all.isPlaceholderData ? first?.total : undefined, query };
}

const namesOf = (list: readonly { id: string | number; name: string }[]) =>
  new Map(list.map(({ id, name }) => [id, name]));
