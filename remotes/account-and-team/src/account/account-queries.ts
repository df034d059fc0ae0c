import { customer } from '@console/api';
import { send } from '@console/http';
import { callQuery, editedRecord, useQueryClient } from '@console/query';
import { refreshCustomer } from '@console/session';
import { useSave } from '@console/ui';
import { t } from '@console/words';

/** Read again although the session has the company: a save is compared with the version that was read. */
export const customerQuery = callQuery(customer.getCustomer, {}, editedRecord);

export function useUpdateCustomer() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: customer.UpdateCustomerRequest, version) => send(customer.updateCustomer, { body }, { version }),
    saved: t('Customer updated'),
    failed: t('Failed to update customer'),
    onSuccess: (_, saved) => {
      client.setQueryData(customerQuery.queryKey, (company) => company && { ...company, ...saved });
      // Refetched before the next edit, because the copy in the cache has no version (decision 28).
      void client.invalidateQueries({ queryKey: customerQuery.queryKey, exact: true, refetchType: 'none' });
      void refreshCustomer();
    },
  });
}
