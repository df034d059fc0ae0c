import { manageTeam } from '@console/api';
import { callQuery, seldomChanged } from '@console/query';
import { n } from '@console/words';

export const usersQuery = callQuery(manageTeam.getUsers);

export const countUsers = (count: number) => n(count, '{count} user', '{count} users');

/** Leaves out features, for users who may only choose a role. */
export const userRolesQuery = callQuery(manageTeam.getUserRoles, {}, seldomChanged);

export const userGroupsQuery = callQuery(manageTeam.getUserGroups, {}, seldomChanged);

export const userStatusesQuery = callQuery(manageTeam.getUserStatuses, {}, seldomChanged);

/** ACCT-086 */
export const pendingInvitesQuery = callQuery(manageTeam.getPendingInvites);
