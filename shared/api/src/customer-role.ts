import { del, get, post, put } from '@console/http';
import { z } from '@console/schema';
import { invite, teamMember } from './manage-team';
import * as texts from './texts';

/* api/CustomerRole (ACCT-099..ACCT-115) */

/** Unknown fields return on save (C29). */
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
  /** Empty in the blank template. */
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
/** ACCT-108. Every product, no feature on. */
export const getBlankRole = get('main', 'api/CustomerRole/Role', { answer: role });
/** ACCT-109. An empty `roleId` creates. Answers the saved role (unspecified). */
export const saveRole = post('main', 'api/CustomerRole/Role', { edits: getRole, body: saveRoleRequest, answer: role });
/** ACCT-115. Refused while in use. */
export const deleteRole = del('main', 'api/CustomerRole/Role/:roleId');
/** ACCT-115. Users and pending invites. */
export const moveRole = put('main', 'api/CustomerRole/Role/Move/:fromId/:toId');
/** ACCT-110. Unspecified: like a group's members. */
export const getRoleUsers = get('main', 'api/CustomerRole/Users/:roleId', { answer: z.array(teamMember) });
/** ACCT-111. An accepted invite is a user. */
export const getRoleInvites = get('main', 'api/CustomerRole/Invites/:roleId', { answer: z.array(invite) });
