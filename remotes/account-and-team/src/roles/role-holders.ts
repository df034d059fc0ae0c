import { useQuery } from '@console/query';
import { n, t } from '@console/words';
import { countUsers } from '../components/team-queries';
import { roleInvitesQuery, roleUsersQuery } from './roles-queries';

/** Includes pending invites, which give the role on acceptance. */
export function useRoleHolders(roleId: string) {
  const users = useQuery(roleUsersQuery(roleId));
  const invites = useQuery(roleInvitesQuery(roleId));
  return {
    users: users.data,
    invites: invites.data,
    isLooking: users.isFetching || invites.isFetching,
    error: users.error ?? invites.error,
    refetch: () => void Promise.all([users.refetch(), invites.refetch()]),
  };
}

export const describeHolders = (users: number, invites: number): string =>
  n(users + invites, '{holders} has this role.', '{holders} have this role.', { holders: nameHolders(users, invites) });

export function nameHolders(users: number, invites: number): string {
  const members = countUsers(users);
  const pending = n(invites, '{count} invite', '{count} invites');
  if (invites === 0) return members;
  return users === 0 ? pending : t('{users} and {invites}', { users: members, invites: pending });
}
