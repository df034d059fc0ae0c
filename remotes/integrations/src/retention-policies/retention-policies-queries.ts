import { retentionPolicies } from '@console/api';
import { editedRecord, queryOptions } from '@console/query';

export const retentionPoliciesQuery = queryOptions({
  queryKey: ['RetentionPolicies'],
  queryFn: ({ signal }) => retentionPolicies.getRetentionPolicies(signal),
  // Reading the list is what the server compares a save with: while a panel is open, nothing reads it anew.
  ...editedRecord,
});
