import { retentionPolicies } from '@console/api';
import { send } from '@console/http';
import { callQuery, useQueryClient } from '@console/query';
import { useEdit } from '@console/ui';
import { t } from '@console/words';

export const retentionPoliciesQuery = callQuery(retentionPolicies.getRetentionPolicies);

/** INTG-124, INTG-125 */
export function useSavePolicy(policy: retentionPolicies.RetentionPolicy | 'new') {
  const client = useQueryClient();
  return useEdit(policy, {
    mutationFn: (body: retentionPolicies.CreateRetentionPolicyRequest, edit) =>
      policy === 'new'
        ? send(retentionPolicies.createRetentionPolicy, { body })
        : edit(retentionPolicies.updateRetentionPolicy, { body: { id: policy.id, ...body } }),
    saved: (_, { name }) => ({ title: t('Save successful'), description: name }),
    record: ({ name }) => name,
    failed: t('Failed to save'),
    // Folders show the lifetime of their policy.
    onSuccess: () =>
      Promise.all(
        [retentionPoliciesQuery.queryKey, ['DigitalArchiveFolders']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
