import type { manageTeam } from '@console/api';
import { useQuery } from '@console/query';
import { counted } from '@console/ui';
import { roleInvitesQuery, roleUsersQuery } from './roles-queries';

/** The users with a role, and the invites that give it when they are accepted. */
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

/** '14 users and 2 invites have', the subject and verb of a sentence. */
export function countHolders(users: readonly manageTeam.TeamMember[], invites: readonly manageTeam.Invite[]): string {
  return `${nameHolders(users.length, invites.length)} ${users.length + invites.length === 1 ? 'has' : 'have'}`;
}

/** '14 users and 2 invites'; a number of 0 is left out. */
export function nameHolders(users: number, invites: number): string {
  return [
    users > 0 && counted(users, { one: 'user', many: 'users' }),
    invites > 0 && counted(invites, { one: 'invite', many: 'invites' }),
  ]
    .filter(Boolean)
    .join(' and ');
}
