import { auditlogForward } from '@console/api';
import { editedRecord, queryOptions, useQueryClient } from '@console/query';
import { useSave } from '@console/ui';

/** INTG-177 */
export const auditForwardingQuery = queryOptions({
  queryKey: ['Customer', 'AuditlogForward'],
  queryFn: ({ signal }) => auditlogForward.getAuditForwarding(signal),
  ...editedRecord,
});

export function useUpdateAuditForwarding() {
  const client = useQueryClient();
  return useSave({
    mutationFn: auditlogForward.updateAuditForwarding,
    saved: 'Configuration saved',
    failed: 'Failed to save',
    // What is sent may hold a secret, so it is not what the cache is given.
    isSecret: true,
    onSuccess: () => client.invalidateQueries({ queryKey: auditForwardingQuery.queryKey }),
  });
}
