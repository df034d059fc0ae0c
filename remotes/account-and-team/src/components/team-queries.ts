import { manageTeam } from '@console/api';
import { callQuery, seldomChanged } from '@console/query';
import { n } from '@console/words';

export const usersQuery = callQuery(manageTeam.getUsers);

export const countUsers = (count: number) => n(count, '{count} user', '{count} users');

/** The ids and names of roles: enough for a user who may choose a role but not see its features. */
export const userRolesQuery = callQuery(manageTeam.getUserRoles, {}, seldomChanged);

export const userGroupsQuery = callQuery(manageTeam.getUserGroups, {}, seldomChanged);

export const userStatusesQuery = callQuery(manageTeam.getUserStatuses, {}, seldomChanged);

/** Only pending invites (ACCT-086), for those that have waited long and for the licences that invites hold. */
export const pendingInvitesQuery = callQuery(manageTeam.getPendingInvites);
