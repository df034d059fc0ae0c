import { useQuery } from '@console/query';
import { userRolesQuery } from './team-queries';

/** Returns a function from a role's id to its name; it returns the id until the names have loaded. */
export function useRoleName(): (roleId: string) => string {
  const { data: roles = [] } = useQuery(userRolesQuery);
  return (roleId) => roles.find(({ id }) => id === roleId)?.name ?? roleId;
}
