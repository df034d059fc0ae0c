import { retentionPolicies } from '@console/api';
import { z } from '@console/schema';

const LONGEST_NAME = 100;

export const policySchema = z.object({
  name: z.string().check(
    z.refine((name) => name.trim() !== '', 'Required'),
    z.longest(LONGEST_NAME),
  ),
  lifetimeDays: z.number(),
  isDisabled: z.boolean(),
});
export type PolicyValues = z.infer<typeof policySchema>;

/** INTG-122 */
export const newPolicy: PolicyValues = {
  name: '',
  lifetimeDays: retentionPolicies.DEFAULT_LIFETIME,
  isDisabled: false,
};

export const toFormValues = ({ name, lifetimeDays, isDisabled }: retentionPolicies.RetentionPolicy): PolicyValues => ({
  name,
  lifetimeDays,
  isDisabled,
});

export const toRequest = ({ name, ...values }: PolicyValues): retentionPolicies.CreateRetentionPolicyRequest => ({
  name: name.trim(),
  ...values,
});
