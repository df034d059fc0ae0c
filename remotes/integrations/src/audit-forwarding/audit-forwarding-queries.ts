import { auditlogForward } from '@console/api';
import { send } from '@console/http';
import { callQuery, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';
import { t } from '@console/words';

/** INTG-177 */
export const auditForwardingQuery = callQuery(auditlogForward.getAuditForwarding);

export function useUpdateAuditForwarding(onSaved: (sent: auditlogForward.AuditForwarding) => void) {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: auditlogForward.AuditForwarding, version) =>
      send(auditlogForward.updateAuditForwarding, { body }, { version }),
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
