import { z } from '@console/schema';
import { http } from '@console/http';
import { messageResult } from './message-result';

/*
 * api/ManageTeam: users, invites and the names they refer to (ACCT-059..ACCT-091).
 */

/** Unspecified shapes, chosen here: statuses, roles and groups are id + name. */
export const namedId = z.object({ id: z.string(), name: z.string() });
export const userStatus = z.object({ id: z.int(), name: z.string() });
export const teamUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  statusId: z.int(),
  roleId: z.string(),
  groupIds: z.array(z.string()),
});
/** As lists of a role's or a group's users have it (ACCT-130). */
export const teamMember = z.omit(teamUser, { groupIds: true });
export const invite = z.object({
  id: z.string(),
  email: z.string(),
  customerUserRoleId: z.string(),
  /** ISO 8601 instant. */
  invitedDate: z.string(),
  /** ISO 8601 instant; null = pending (ACCT-083). */
  acceptedDate: z.nullable(z.string()),
});
export const updateUserRequest = z.object({ roleId: z.string(), statusId: z.int() });
export const inviteUserRequest = z.object({ email: z.string(), customerUserRoleId: z.string() });
export const removeInvitesRequest = z.object({ emails: z.array(z.string()) });

export type TeamUser = z.infer<typeof teamUser>;
export type TeamMember = z.infer<typeof teamMember>;
export type UserStatus = z.infer<typeof userStatus>;
export type UserRoleName = z.infer<typeof namedId>;
export type UserGroupName = z.infer<typeof namedId>;
export type Invite = z.infer<typeof invite>;
export type UpdateUserRequest = z.infer<typeof updateUserRequest>;
export type InviteUserRequest = z.infer<typeof inviteUserRequest>;

/** The meaning of the parameter is not specified; the specification calls it with 1 (ACCT-085, C26). */
const INVITE_LIST_PARAM = 1;

/** ACCT-061 */
export const getUsers = (signal?: AbortSignal) =>
  http.get('main', 'api/ManageTeam/Users', z.array(teamUser), { signal });
/** ACCT-067 */
export const getUser = (userId: string, signal?: AbortSignal) =>
  http.get('main', `api/ManageTeam/Users/${encodeURIComponent(userId)}`, teamUser, { signal });
/** ACCT-068. Resolves with type 0, 1 or 2 (ACCT-069); only 0 means saved. */
export const updateUser = (userId: string, body: UpdateUserRequest) =>
  http.put('main', `api/ManageTeam/Users/${encodeURIComponent(userId)}`, body, messageResult);
/** ACCT-062 */
export const getUserRoles = (signal?: AbortSignal) =>
  http.get('main', 'api/ManageTeam/UserRoles', z.array(namedId), { signal });
/** ACCT-063 */
export const getUserGroups = (signal?: AbortSignal) =>
  http.get('main', 'api/ManageTeam/UserGroups', z.array(namedId), { signal });
/** ACCT-064 */
export const getUserStatuses = (signal?: AbortSignal) =>
  http.get('main', 'api/ManageTeam/UserStatuses', z.array(userStatus), { signal });
/** ACCT-086 */
export const getPendingInvites = (signal?: AbortSignal) =>
  http.get('main', 'api/ManageTeam/PendingInvites', z.array(invite), { signal });
/** ACCT-085 */
export const getInvites = (signal?: AbortSignal) =>
  http.get('main', `api/ManageTeam/PendingAndAcceptedInvites/${INVITE_LIST_PARAM}`, z.array(invite), { signal });
/** ACCT-087. Resolves with type 0, 1 or 2; only 0 means invited (ACCT-090). */
export const inviteUser = (body: InviteUserRequest) =>
  http.post('main', 'api/ManageTeam/InviteUser', body, messageResult);
/** ACCT-088 */
export const removePendingInvites = (emails: string[]) =>
  http.post('main', 'api/ManageTeam/PendingInvites/RemoveMany', { emails }, messageResult);
