import { get, post, put, send } from '@console/http';
import { z } from '@console/schema';
import { messageResult } from './message-result';
import { readInPages } from './read-in-pages';
import * as texts from './texts';

/* api/ManageTeam (ACCT-059..ACCT-091) */

/** Unspecified: id and name. */
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
/** ACCT-130 */
export const teamMember = z.omit(teamUser, { groupIds: true });
export const invite = z.object({
  id: z.string(),
  email: z.string(),
  customerUserRoleId: z.string(),
  invitedDate: z.string(),
  /** Null = pending (ACCT-083). */
  acceptedDate: z.nullable(z.string()),
  /** Ours (C152). */
  name: z.optional(z.string()),
  groupIds: z.optional(z.array(z.string())),
});
/** `groupIds`: the user's among the folder's. */
export const folderReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('groups'), groupIds: z.array(z.string()) }),
  z.object({ kind: z.literal('everyone') }),
  z.object({ kind: z.literal('administrator') }),
]);
/** Unspecified. Current access, and its sources. */
export const userAccess = z.object({
  isActive: z.boolean(),
  products: z.array(
    z.object({
      productCode: z.string(),
      productName: z.string(),
      /** A right opens nothing without the product. */
      isActive: z.boolean(),
      featureNames: z.array(z.string()),
    }),
  ),
  folders: z.array(z.object({ id: z.string(), fullPath: z.string(), documents: z.int(), reason: folderReason })),
});
export const updateUserRequest = z.object({ roleId: texts.key, statusId: z.int() });
/** `name` (proposed) and `groupIds` (joined) are ours, with `hasInviteDetails` (C152). */
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

/** Unspecified; other servers answer with the whole list. */
const usersQuery = z.object({
  search: z.optional(texts.search),
  skip: z.optional(z.int()),
  take: z.optional(z.int()),
});
/** Unspecified, for `skip` (C285). */
export const userPage = z.object({ total: z.int(), users: z.array(teamUser) });
export type UserPage = z.infer<typeof userPage>;

/** ACCT-061. Every word in name or address (`searchText`). */
export const getUsers = get('main', 'api/ManageTeam/Users', { query: usersQuery, answer: z.array(teamUser) });
/** ACCT-061 */
export const getUserPage = get('main', 'api/ManageTeam/Users', {
  query: usersQuery,
  answer: z.pipe(
    z.transform((users: unknown) => (Array.isArray(users) ? { total: users.length, users } : users)),
    userPage,
  ),
});
/** ACCT-067 */
export const getUser = get('main', 'api/ManageTeam/Users/:userId', { answer: teamUser });
/** Unspecified. */
export const getUserAccess = get('main', 'api/ManageTeam/Users/:userId/Access', { answer: userAccess });
/** ACCT-068. Only type 0 is saved (ACCT-069). */
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
/** ACCT-085. The specification does not define `list`; the console sends 1 (C26). */
export const getInvites = get('main', 'api/ManageTeam/PendingAndAcceptedInvites/:list', { answer: z.array(invite) });
/** ACCT-087. Only type 0 is sent (ACCT-090). */
export const inviteUser = post('main', 'api/ManageTeam/InviteUser', { body: inviteUserRequest, answer: messageResult });
/** ACCT-088 */
export const removePendingInvites = post('main', 'api/ManageTeam/PendingInvites/RemoveMany', {
  body: removeInvitesRequest,
  answer: messageResult,
});

/** All users of most companies. */
export const FIRST_USERS = { skip: 0, take: 5_000 } as const;

/** ACCT-061: the first page and all others. */
export const getAllUsers = (first: UserPage, signal?: AbortSignal): Promise<TeamUser[]> =>
  readInPages(FIRST_USERS, toRows(first), async (query) => toRows(await send(getUserPage, { query }, { signal })));

const toRows = ({ users, total }: UserPage) => ({ rows: users, total });
