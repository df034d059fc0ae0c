import { manageTeam } from '@console/api';
import { callQuery, seldomChanged } from '@console/query';

export const usersQuery = callQuery(manageTeam.getUsers);

/** The ids and names of roles: enough for a user who may choose a role but not see its features. */
export const userRolesQuery = callQuery(manageTeam.getUserRoles, {}, seldomChanged);

export const userGroupsQuery = callQuery(manageTeam.getUserGroups, {}, seldomChanged);

export const userStatusesQuery = callQuery(manageTeam.getUserStatuses, {}, seldomChanged);

/** Only pending invites (ACCT-086), for those that have waited long and for the licences that invites hold. */
export const pendingInvitesQuery = callQuery(manageTeam.getPendingInvites);
