import { useQuery } from '@console/query';
import { userRolesQuery } from './team-queries';

/** The id until names are loaded. */
export function useRoleName(): (roleId: string) => string {
  const { data: roles = [] } = useQuery(userRolesQuery);
  return (roleId) => roles.find(({ id }) => id === roleId)?.name ?? roleId;
}
