import { customer } from '@console/api';
import { callQuery, useQueryClient } from '@console/query';
import { refreshCustomer } from '@console/session';
import { useEdit } from '@console/ui';
import { t } from '@console/words';

/** A save needs the version of a fresh read, not the session's company. */
export const customerQuery = callQuery(customer.getCustomer);

export function useUpdateCustomer(company: customer.Customer) {
  const client = useQueryClient();
  return useEdit(company, {
    mutationFn: (body: customer.UpdateCustomerRequest, edit) => edit(customer.updateCustomer, { body }),
    saved: t('Customer updated'),
    failed: t('Failed to update customer'),
    onSuccess: (_, saved) => {
      client.setQueryData(customerQuery.queryKey, (cached) => cached && { ...cached, ...saved });
      // The cached copy has no version (decision 28).
      void client.invalidateQueries({ queryKey: customerQuery.queryKey, exact: true, refetchType: 'none' });
      void refreshCustomer();
    },
  });
}
