import { del, get, post, put } from '@console/http';
import { z } from '@console/schema';
import { teamMember } from './manage-team';
import { noAnswer } from './no-answer';
import * as texts from './texts';

/* api/CustomerGroup: access groups and their members (ACCT-130..ACCT-152). */

export const group = z.object({ id: z.string(), name: z.string() });
export const createGroupRequest = z.object({ name: texts.name });
export const renameGroupRequest = z.object({ id: texts.key, name: texts.name });
/** A name that is too long gets the same kind of answer as any other invalid name. */
export const validateGroupNameRequest = z.object({ groupName: texts.comment });
/** Unspecified shape. A text is the fault of the name, to show below the field (ACCT-128, ACCT-149). */
export const groupNameResult = z.object({ error: z.nullish(z.string()) });
/** Ids of the users to add or remove (C33). */
export const groupMemberIds = z.array(texts.key);

export type Group = z.infer<typeof group>;
export type GroupMember = z.infer<typeof teamMember>;
export type GroupNameResult = z.infer<typeof groupNameResult>;

/** ACCT-131 */
export const getGroups = get('main', 'api/CustomerGroup/Groups', { answer: z.array(group) });
/** ACCT-132 */
export const getGroup = get('main', 'api/CustomerGroup/Group/:groupId', { answer: group });
/** ACCT-133 */
export const getGroupMembers = get('main', 'api/CustomerGroup/Users/:groupId', { answer: z.array(teamMember) });
/** ACCT-127. Checks the name of a new group. */
export const validateGroupName = post('main', 'api/CustomerGroup/ValidateGroupName/', {
  body: validateGroupNameRequest,
  answer: groupNameResult,
  isRead: true,
});
/** ACCT-129. Resolves with the new group's id. */
export const createGroup = post('main', 'api/CustomerGroup/Group', { body: createGroupRequest, answer: z.string() });
/** ACCT-148. If the name is not accepted, the answer has an `error` and nothing is saved (ACCT-149). */
export const renameGroup = put('main', 'api/CustomerGroup/Group', {
  edits: getGroup,
  body: renameGroupRequest,
  answer: groupNameResult,
});
/** ACCT-152 */
export const deleteGroup = del('main', 'api/CustomerGroup/Group/:groupId', { answer: noAnswer });
/** ACCT-138. Existing members stay. */
export const addGroupMembers = post('main', 'api/CustomerGroup/Group/:groupId/Users/Add', {
  body: groupMemberIds,
  answer: noAnswer,
});
/** ACCT-146. Users who are not members are ignored. */
export const removeGroupMembers = post('main', 'api/CustomerGroup/Group/:groupId/Users/Remove', {
  body: groupMemberIds,
  answer: noAnswer,
});
