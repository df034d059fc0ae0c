import { z } from '@console/schema';
import { http, type RecordVersion } from '@console/http';
import { teamMember } from './manage-team';
import { noAnswer } from './no-answer';
import { texts } from './texts';

/* api/CustomerGroup: access groups and their members (ACCT-130..ACCT-152). */

export const group = z.object({ id: z.string(), name: z.string() });
export const createGroupRequest = z.object({ name: texts.name });
export const renameGroupRequest = z.object({ id: texts.key, name: texts.name });
/** A name that is too long is answered like any other that cannot be. */
export const validateGroupNameRequest = z.object({ groupName: texts.comment });
/** Unspecified shape. A text is what is wrong with the name, for below the field (ACCT-128, ACCT-149). */
export const groupNameResult = z.object({ error: z.nullish(z.string()) });
/** Ids of the users to add or remove (C33). */
export const groupMemberIds = z.array(texts.key);

export type Group = z.infer<typeof group>;
export type GroupMember = z.infer<typeof teamMember>;
export type GroupNameResult = z.infer<typeof groupNameResult>;

const groupPath = (groupId: string) => `api/CustomerGroup/Group/${encodeURIComponent(groupId)}`;

/** ACCT-131 */
export const getGroups = (signal?: AbortSignal) =>
  http.get('main', 'api/CustomerGroup/Groups', z.array(group), { signal });
/** ACCT-132 */
export const getGroup = (groupId: string, signal?: AbortSignal) =>
  http.get('main', groupPath(groupId), group, { signal });
/** ACCT-133 */
export const getGroupMembers = (groupId: string, signal?: AbortSignal) =>
  http.get('main', `api/CustomerGroup/Users/${encodeURIComponent(groupId)}`, z.array(teamMember), { signal });
/** ACCT-127. For the name of a new group. */
export const validateGroupName = (groupName: string, signal?: AbortSignal) =>
  http.post('main', 'api/CustomerGroup/ValidateGroupName/', { groupName }, groupNameResult, { signal });
/** ACCT-129. Resolves with the new group's id. */
export const createGroup = (name: string) => http.post('main', 'api/CustomerGroup/Group', { name }, z.string());
/** ACCT-148. A name that is not accepted is an `error` in the answer and has not been saved (ACCT-149). */
export const renameGroup = (body: Group, version?: RecordVersion) =>
  http.put('main', 'api/CustomerGroup/Group', body, groupNameResult, { version });
/** ACCT-152 */
export const deleteGroup = (groupId: string) => http.delete('main', groupPath(groupId), noAnswer);
/** ACCT-138. Members already in it stay. */
export const addGroupMembers = (groupId: string, userIds: string[]) =>
  http.post('main', `${groupPath(groupId)}/Users/Add`, userIds, noAnswer);
/** ACCT-146. Whoever is not in it is passed over. */
export const removeGroupMembers = (groupId: string, userIds: string[]) =>
  http.post('main', `${groupPath(groupId)}/Users/Remove`, userIds, noAnswer);
