import { billing } from '@console/api';
import { queryOptions } from '@console/query';

/** BILL-034 */
export const overviewQuery = queryOptions({
  queryKey: ['Billing', 'Overview'],
  queryFn: ({ signal }) => billing.getOverview(signal),
});
