import type { customerRole } from '@console/api';
import { useQuery } from '@console/query';
import type { ListQuery } from '@console/ui/table';
import { useMemo } from 'react';
import { usersQuery } from '../users/users-queries';
import { rolesQuery } from './roles-queries';

/** A role with how many have it and what it opens. */
export interface RoleRow {
  role: customerRole.Role;
  /** Undefined while the users are not known. */
  users: number | undefined;
  products: readonly string[];
}

/** The roles as rows. The users are counted from the team list, which takes one request for all roles. */
export function useRoleRows(): { rows: RoleRow[] | undefined; query: ListQuery } {
  const query = useQuery(rolesQuery);
  const { data: users } = useQuery(usersQuery);
  const rows = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { roleId } of users ?? []) counts.set(roleId, (counts.get(roleId) ?? 0) + 1);
    return query.data?.map((role) => ({
      role,
      users: users && (counts.get(role.roleId) ?? 0),
      products: role.productFeatureAccessSelections
        .filter(({ usageFeature }) => usageFeature.hasAccess)
        .map(({ productName }) => productName),
    }));
  }, [query.data, users]);
  return { rows, query };
}
