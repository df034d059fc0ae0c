import { manageTeam } from '@console/api';
import { callQuery } from '@console/query';

/** Names change by hand and seldom; every list of the area reads them. */
export const NAMES_STAY_FRESH_MS = 60_000;

export const usersQuery = callQuery(manageTeam.getUsers);

/** Id and name alone, for people who may choose a role. */
export const userRolesQuery = callQuery(manageTeam.getUserRoles, {}, { staleTime: NAMES_STAY_FRESH_MS });

export const userGroupsQuery = callQuery(manageTeam.getUserGroups, {}, { staleTime: NAMES_STAY_FRESH_MS });

export const userStatusesQuery = callQuery(manageTeam.getUserStatuses, {}, { staleTime: NAMES_STAY_FRESH_MS });

/** The pending ones alone (ACCT-086): who has been waiting, and how many licences are held. */
export const pendingInvitesQuery = callQuery(manageTeam.getPendingInvites);
