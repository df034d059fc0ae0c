import { useQuery } from '@console/query';
import { userRolesQuery } from './team-queries';

/** Tells a role's name by its id; the id itself while the names are unknown. */
export function useRoleName(): (roleId: string) => string {
  const { data: roles = [] } = useQuery(userRolesQuery);
  return (roleId) => roles.find(({ id }) => id === roleId)?.name ?? roleId;
}
