import { customer } from '@console/api';
import { queryOptions, useMutation, useQueryClient } from '@console/query';
import { refreshCustomer } from '@console/session';

/** A record fetched on hover serves the page that opens next; an older one is read again before it is edited. */
const RECORD_STAYS_FRESH_MS = 5_000;

/** Read again although the session has it: the server compares what was read last with what is saved. */
export const customerQuery = queryOptions({
  queryKey: ['Customer'],
  queryFn: ({ signal }) => customer.getCustomer(signal),
  staleTime: RECORD_STAYS_FRESH_MS,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
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
