import { del, get, post, put } from '@console/http';
import { z } from '@console/schema';
import { invite, teamMember } from './manage-team';
import { noAnswer } from './no-answer';
import * as texts from './texts';

/* api/CustomerRole: roles, the access that each gives, and their users (ACCT-099..ACCT-115). */

/** Unknown fields are preserved, here and in the objects around it, so that saving a role loses nothing (C29). */
export const featureSelection = z.looseObject({
  featureCode: z.string(),
  featureName: z.string(),
  hasAccess: z.boolean(),
  isUsageFeature: z.boolean(),
});
export const productFeatureAccess = z.looseObject({
  productCode: z.string(),
  productName: z.string(),
  usageFeature: featureSelection,
  featureSelections: z.array(featureSelection),
});
export const role = z.looseObject({
  /** Empty in the blank template: a new role has no id before it is saved. */
  roleId: z.string(),
  roleName: z.string(),
  roleDescription: z.string(),
  isReadOnly: z.boolean(),
  productFeatureAccessSelections: z.array(productFeatureAccess),
});
const sentFeature = z.extend(featureSelection, { featureCode: texts.key, featureName: texts.line });
export const saveRoleRequest = z.extend(role, {
  roleId: texts.key,
  roleName: texts.name,
  roleDescription: texts.description,
  productFeatureAccessSelections: z.array(
    z.extend(productFeatureAccess, {
      productCode: texts.key,
      productName: texts.line,
      usageFeature: sentFeature,
      featureSelections: z.array(sentFeature),
    }),
  ),
});
export type Role = z.infer<typeof role>;
export type ProductFeatureAccess = z.infer<typeof productFeatureAccess>;
export type FeatureSelection = z.infer<typeof featureSelection>;

/** ACCT-106 */
export const getRoles = get('main', 'api/CustomerRole/Roles', { answer: z.array(role) });
/** ACCT-107 */
export const getRole = get('main', 'api/CustomerRole/Role/:roleId', { answer: role });
/** ACCT-108. A template with every product and no feature switched on. */
export const getBlankRole = get('main', 'api/CustomerRole/Role', { answer: role });
/** ACCT-109. Creates if `roleId` is empty, else changes. The answer is unspecified: the saved role with its id. */
export const saveRole = post('main', 'api/CustomerRole/Role', { edits: getRole, body: saveRoleRequest, answer: role });
/** ACCT-115. Refused while users or pending invites have the role. */
export const deleteRole = del('main', 'api/CustomerRole/Role/:roleId', { answer: noAnswer });
/** ACCT-115. Moves users and pending invites from one role to the other. */
export const moveRole = put('main', 'api/CustomerRole/Role/Move/:fromId/:toId', { answer: noAnswer });
/** ACCT-110. The shape is unspecified; it is the same as for a group's members. */
export const getRoleUsers = get('main', 'api/CustomerRole/Users/:roleId', { answer: z.array(teamMember) });
/** ACCT-111. Pending ones only: an accepted invite is a user. */
export const getRoleInvites = get('main', 'api/CustomerRole/Invites/:roleId', { answer: z.array(invite) });
