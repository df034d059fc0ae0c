import { combineQueries, useQuery } from '@console/query';
import { n, t } from '@console/words';
import { countUsers } from '../components/team-queries';
import { roleInvitesQuery, roleUsersQuery } from './roles-queries';

/** Includes pending invites, which give the role on acceptance. */
export const useRoleHolders = (roleId: string) =>
  combineQueries(useQuery(roleUsersQuery(roleId)), useQuery(roleInvitesQuery(roleId)));

export const describeHolders = (users: number, invites: number): string =>
  n(users + invites, '{holders} has this role.', '{holders} have this role.', { holders: nameHolders(users, invites) });

export function nameHolders(users: number, invites: number): string {
  const members = countUsers(users);
  const pending = n(invites, '{count} invite', '{count} invites');
  if (invites === 0) return members;
  return users === 0 ? pending : t('{users} and {invites}', { users: members, invites: pending });
}
