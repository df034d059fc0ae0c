import { customer } from '@console/api';
import { cacheCopy, callQuery, useQueryClient } from '@console/query';
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
      cacheCopy(client, customerQuery, (cached) => cached && { ...cached, ...saved });
      void refreshCustomer();
    },
  });
}
