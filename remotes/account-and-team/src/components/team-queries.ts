import { manageTeam } from '@console/api';
import { callQuery, seldomChanged } from '@console/query';

export const usersQuery = callQuery(manageTeam.getUsers);

/** Id and name alone, for people who may choose a role. */
export const userRolesQuery = callQuery(manageTeam.getUserRoles, {}, seldomChanged);

export const userGroupsQuery = callQuery(manageTeam.getUserGroups, {}, seldomChanged);

export const userStatusesQuery = callQuery(manageTeam.getUserStatuses, {}, seldomChanged);

/** The pending ones alone (ACCT-086): who has been waiting, and how many licences are held. */
export const pendingInvitesQuery = callQuery(manageTeam.getPendingInvites);
