import { auditlogForward } from '@console/api';
import { callQuery, useQueryClient } from '@console/query';
import { useEdit } from '@console/ui';
import { t } from '@console/words';

/** INTG-177 */
export const auditForwardingQuery = callQuery(auditlogForward.getAuditForwarding);

export function useUpdateAuditForwarding(
  stored: auditlogForward.StoredAuditForwarding,
  onSaved: (sent: auditlogForward.AuditForwarding) => void,
) {
  const client = useQueryClient();
  return useEdit(stored, {
    mutationFn: (body: auditlogForward.AuditForwarding, edit) => edit(auditlogForward.updateAuditForwarding, { body }),
    saved: t('Configuration saved'),
    failed: t('Failed to save'),
    // The cache must not hold a secret.
    isSecret: true,
    onSuccess(_, sent) {
      onSaved(sent);
      return client.invalidateQueries({ queryKey: auditForwardingQuery.queryKey });
    },
  });
}
