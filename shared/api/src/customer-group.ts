import { del, get, post, put } from '@console/http';
import { z } from '@console/schema';
import { teamMember } from './manage-team';
import * as texts from './texts';

/* api/CustomerGroup (ACCT-130..ACCT-152) */

export const group = z.object({ id: z.string(), name: z.string() });
export const createGroupRequest = z.object({ name: texts.name });
export const renameGroupRequest = z.object({ id: texts.key, name: texts.name });
/** A name too long is answered like any invalid name. */
export const validateGroupNameRequest = z.object({ groupName: texts.comment });
/** Unspecified. A text is the name's fault (ACCT-128, ACCT-149). */
export const groupNameResult = z.object({ error: z.nullish(z.string()) });
/** C33 */
export const groupMemberIds = z.array(texts.key);

export type Group = z.infer<typeof group>;
export type GroupMember = z.infer<typeof teamMember>;

/** ACCT-131 */
export const getGroups = get('main', 'api/CustomerGroup/Groups', { answer: z.array(group) });
/** ACCT-132 */
export const getGroup = get('main', 'api/CustomerGroup/Group/:groupId', { answer: group });
/** ACCT-133 */
export const getGroupMembers = get('main', 'api/CustomerGroup/Users/:groupId', { answer: z.array(teamMember) });
/** ACCT-127 */
export const validateGroupName = post('main', 'api/CustomerGroup/ValidateGroupName/', {
  body: validateGroupNameRequest,
  answer: groupNameResult,
  isRead: true,
});
/** ACCT-129. Answers the id. */
export const createGroup = post('main', 'api/CustomerGroup/Group', { body: createGroupRequest, answer: z.string() });
/** ACCT-148. `error`: nothing was saved (ACCT-149). */
export const renameGroup = put('main', 'api/CustomerGroup/Group', {
  edits: getGroup,
  body: renameGroupRequest,
  answer: groupNameResult,
});
/** ACCT-152 */
export const deleteGroup = del('main', 'api/CustomerGroup/Group/:groupId');
/** ACCT-138. Members stay. */
export const addGroupMembers = post('main', 'api/CustomerGroup/Group/:groupId/Users/Add', { body: groupMemberIds });
/** ACCT-146. Ignores non-members. */
export const removeGroupMembers = post('main', 'api/CustomerGroup/Group/:groupId/Users/Remove', {
  body: groupMemberIds,
});
