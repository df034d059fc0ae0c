import { get, post, put } from '@console/http';
import { z } from '@console/schema';
import * as texts from './texts';

/* api/RetentionPolicies (INTG-114..INTG-126) */

/** INTG-120. Days. */
export const LIFETIMES = [1, 7, 14, 30, 90, 180, 365, 1825, 3650, 7300] as const;
/** INTG-122 */
export const DEFAULT_LIFETIME = 1;

/** INTG-118 */
export const retentionPolicy = z.object({
  id: z.string(),
  companyId: z.string(),
  name: z.string(),
  lifetimeDays: z.int(),
  /** Deletes nothing, cannot be chosen (INTG-119). */
  isDisabled: z.boolean(),
  /** ISO 8601. */
  createdDate: z.string(),
  updatedDate: z.string(),
  order: z.int(),
});
export const createRetentionPolicyRequest = z.object({
  name: texts.name,
  lifetimeDays: z.int(),
  isDisabled: z.boolean(),
});
export const updateRetentionPolicyRequest = z.extend(createRetentionPolicyRequest, { id: texts.key });

export type RetentionPolicy = z.infer<typeof retentionPolicy>;
export type CreateRetentionPolicyRequest = z.infer<typeof createRetentionPolicyRequest>;

/** INTG-123. In order. */
export const getRetentionPolicies = get('main', 'api/RetentionPolicies', { answer: z.array(retentionPolicy) });
/** INTG-124 */
export const createRetentionPolicy = post('main', 'api/RetentionPolicies', { body: createRetentionPolicyRequest });
/** INTG-125 */
export const updateRetentionPolicy = put('main', 'api/RetentionPolicies', {
  edits: getRetentionPolicies,
  body: updateRetentionPolicyRequest,
});
