import { retentionPolicies } from '@console/api';
import { send } from '@console/http';
import { callQuery, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { t } from '@console/words';

export const retentionPoliciesQuery = callQuery(retentionPolicies.getRetentionPolicies);

/** INTG-124, INTG-125. Undefined = new. */
export function useSavePolicy(policyId?: string) {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: retentionPolicies.CreateRetentionPolicyRequest, version) =>
      policyId === undefined
        ? send(retentionPolicies.createRetentionPolicy, { body })
        : send(retentionPolicies.updateRetentionPolicy, { body: { id: policyId, ...body } }, { version }),
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
