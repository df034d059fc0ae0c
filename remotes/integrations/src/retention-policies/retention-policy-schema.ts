import { fieldsOf, retentionPolicies, texts } from '@console/api';
import { z } from '@console/schema';
import { t } from '@console/words';

export const policySchema = z.object({
  name: texts.name.check(z.refine((name) => name.trim() !== '', t('Required'))),
  lifetimeDays: z.number(),
  isDisabled: z.boolean(),
});
export type PolicyValues = z.infer<typeof policySchema>;

export const policyLabels: Record<keyof PolicyValues, string> = {
  name: t('Name'),
  lifetimeDays: t('Lifetime'),
  isDisabled: t('Disabled'),
};

/** INTG-122 */
export const newPolicy: PolicyValues = {
  name: '',
  lifetimeDays: retentionPolicies.DEFAULT_LIFETIME,
  isDisabled: false,
};

export const toFormValues = (policy: retentionPolicies.RetentionPolicy): PolicyValues => fieldsOf(policySchema, policy);

export const toRequest = ({ name, ...values }: PolicyValues): retentionPolicies.CreateRetentionPolicyRequest => ({
  name: name.trim(),
  ...values,
});
