import { customer } from '@console/api';
import { editedRecord, queryOptions, useQueryClient } from '@console/query';
import { refreshCustomer } from '@console/session';
import { useSave } from '@console/ui';

/** Read again although the session has it: the server compares what was read last with what is saved. */
export const customerQuery = queryOptions({
  queryKey: ['Customer'],
  queryFn: ({ signal }) => customer.getCustomer(signal),
  ...editedRecord,
});

export function useUpdateCustomer() {
  const client = useQueryClient();
  return useSave({
    mutationFn: customer.updateCustomer,
    saved: 'Customer updated',
    failed: 'Failed to update customer',
    onSuccess: (_, saved) => {
      client.setQueryData(customerQuery.queryKey, (company) => company && { ...company, ...saved });
      void refreshCustomer();
    },
  });
}
