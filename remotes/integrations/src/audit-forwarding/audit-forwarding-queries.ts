import { auditlogForward } from '@console/api';
import { send } from '@console/http';
import { callQuery, editedRecord, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';

/** INTG-177 */
export const auditForwardingQuery = callQuery(auditlogForward.getAuditForwarding, {}, editedRecord);

export function useUpdateAuditForwarding() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: auditlogForward.AuditForwarding, version) =>
      send(auditlogForward.updateAuditForwarding, { body }, { version }),
    saved: 'Configuration saved',
    failed: 'Failed to save',
    // What is sent may hold a secret, so it is not what the cache is given.
    isSecret: true,
    onSuccess: () => client.invalidateQueries({ queryKey: auditForwardingQuery.queryKey }),
  });
}
