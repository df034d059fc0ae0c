import { billing } from '@console/api';
import { queryOptions } from '@console/query';
import { AFTER_PAYING } from '../invoices/invoices-queries';

/** BILL-034 */
export const overviewQuery = queryOptions({
  queryKey: ['Billing', 'Overview'],
  queryFn: ({ signal }) => billing.getOverview(signal),
  refetchOnWindowFocus: AFTER_PAYING,
});
