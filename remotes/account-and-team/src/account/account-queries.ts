import { customer } from '@console/api';
import { editedRecord, queryOptions, useMutation, useQueryClient } from '@console/query';
import { refreshCustomer } from '@console/session';

/** Read again although the session has it: the server compares what was read last with what is saved. */
export const customerQuery = queryOptions({
  queryKey: ['Customer'],
  queryFn: ({ signal }) => customer.getCustomer(signal),
  ...editedRecord,
});

export function useUpdateCustomer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: customer.updateCustomer,
    onSuccess: (_, saved) => {
      client.setQueryData(customerQuery.queryKey, (company) => company && { ...company, ...saved });
      void refreshCustomer();
    },
  });
}
