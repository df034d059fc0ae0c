import { get, post, put } from '@console/http';
import { z } from '@console/schema';
import { messageResult } from './message-result';
import * as texts from './texts';

/* api/ManageTeam: users, invites, and the statuses, roles and groups that they refer to (ACCT-059..ACCT-091). */

/** Unspecified shapes, chosen here: statuses, roles and groups have an id and a name. */
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
/** A user in the lists of a role or group (ACCT-130). */
export const teamMember = z.omit(teamUser, { groupIds: true });
export const invite = z.object({
  id: z.string(),
  email: z.string(),
  customerUserRoleId: z.string(),
  /** ISO 8601 instant. */
  invitedDate: z.string(),
  /** ISO 8601 instant; null = pending (ACCT-083). */
  acceptedDate: z.nullable(z.string()),
  /** Optional fields of ours (C152): what the invite said about the person. */
  name: z.optional(z.string()),
  groupIds: z.optional(z.array(z.string())),
});
/** Why a user may open a folder of the archive; `groupIds` are the folder's access groups to which the user belongs. */
export const folderReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('groups'), groupIds: z.array(z.string()) }),
  z.object({ kind: z.literal('everyone') }),
  z.object({ kind: z.literal('administrator') }),
]);
/** Unspecified, like its call: the current access of a user, and the source of each part. */
export const userAccess = z.object({
  /** The user's status lets them use this access. */
  isActive: z.boolean(),
  /** The products that their role opens, with the features that it allows in each. */
  products: z.array(
    z.object({
      productCode: z.string(),
      productName: z.string(),
      /** The company has the product; a role's right to another product opens nothing. */
      isActive: z.boolean(),
      featureNames: z.array(z.string()),
    }),
  ),
  /** The folders of the archive that the user may open. */
  folders: z.array(z.object({ id: z.string(), fullPath: z.string(), documents: z.int(), reason: folderReason })),
});
export const updateUserRequest = z.object({ roleId: texts.key, statusId: z.int() });
/**
 * `name` and `groupIds` are optional fields of ours, sent where `hasInviteDetails` says that the platform has them (C152):
 * the name is proposed to the person who accepts, who joins the groups then.
 */
export const inviteUserRequest = z.object({
  email: texts.email,
  customerUserRoleId: texts.key,
  name: z.optional(texts.name),
  groupIds: z.optional(z.array(texts.key)),
});
export const removeInvitesRequest = z.object({ emails: z.array(texts.email) });

export type TeamUser = z.infer<typeof teamUser>;
export type TeamMember = z.infer<typeof teamMember>;
export type FolderReason = z.infer<typeof folderReason>;
export type UserAccess = z.infer<typeof userAccess>;
export type UserStatus = z.infer<typeof userStatus>;
export type UserRoleName = z.infer<typeof namedId>;
export type UserGroupName = z.infer<typeof namedId>;
export type Invite = z.infer<typeof invite>;
export type UpdateUserRequest = z.infer<typeof updateUserRequest>;
export type InviteUserRequest = z.infer<typeof inviteUserRequest>;

/** Filters of the list. Both are unspecified; a server without them answers with the whole list. */
const usersQuery = z.object({ search: z.optional(texts.search), take: z.optional(z.int()) });

/** ACCT-061. `search` narrows to users whose name or address contains every word (`searchText`). */
export const getUsers = get('main', 'api/ManageTeam/Users', { query: usersQuery, answer: z.array(teamUser) });
/** ACCT-067 */
export const getUser = get('main', 'api/ManageTeam/Users/:userId', { answer: teamUser });
/** Unspecified: the effective access of a user. */
export const getUserAccess = get('main', 'api/ManageTeam/Users/:userId/Access', { answer: userAccess });
/** ACCT-068. Resolves with type 0, 1 or 2 (ACCT-069); only 0 means that the user was saved. */
export const updateUser = put('main', 'api/ManageTeam/Users/:userId', {
  edits: getUser,
  body: updateUserRequest,
  answer: messageResult,
});
/** ACCT-062 */
export const getUserRoles = get('main', 'api/ManageTeam/UserRoles', { answer: z.array(namedId) });
/** ACCT-063 */
export const getUserGroups = get('main', 'api/ManageTeam/UserGroups', { answer: z.array(namedId) });
/** ACCT-064 */
export const getUserStatuses = get('main', 'api/ManageTeam/UserStatuses', { answer: z.array(userStatus) });
/** ACCT-086 */
export const getPendingInvites = get('main', 'api/ManageTeam/PendingInvites', { answer: z.array(invite) });
/** ACCT-085. The meaning of `list` is not specified; the specification calls it with 1 (C26). */
export const getInvites = get('main', 'api/ManageTeam/PendingAndAcceptedInvites/:list', { answer: z.array(invite) });
/** ACCT-087. Resolves with type 0, 1 or 2; only 0 means that the invite was sent (ACCT-090). */
export const inviteUser = post('main', 'api/ManageTeam/InviteUser', { body: inviteUserRequest, answer: messageResult });
/** ACCT-088 */
export const removePendingInvites = post('main', 'api/ManageTeam/PendingInvites/RemoveMany', {
  body: removeInvitesRequest,
  answer: messageResult,
});
