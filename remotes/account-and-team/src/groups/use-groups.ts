import type { customerGroup, manageTeam } from '@console/api';
import { useQuery } from '@console/query';
import type { ListQuery } from '@console/ui/table';
import { useMemo } from 'react';
import { usersQuery } from '../users/users-queries';
import { groupsQuery } from './groups-queries';

/** A group with the number of its members; undefined while, or if ever, it is not known. */
export interface GroupRow {
  group: customerGroup.Group;
  members: number | undefined;
}

/** The groups as rows. No call tells how many members groups have, but users tell which groups they are in. */
export function useGroups(): { rows: GroupRow[] | undefined; query: ListQuery } {
  const query = useQuery(groupsQuery);
  const { data: users } = useQuery(usersQuery);
  const rows = useMemo(() => {
    const sizes = users && countMembers(users);
    return query.data?.map((group) => ({ group, members: sizes && (sizes.get(group.id) ?? 0) }));
  }, [query.data, users]);
  return { rows, query };
}

function countMembers(users: readonly manageTeam.TeamUser[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { groupIds } of users) {
    for (const id of groupIds) sizes.set(id, (sizes.get(id) ?? 0) + 1);
  }
  return sizes;
}
