import { dashboard } from '@console/api';
import type { ApiError } from '@console/http';
import { queryOptions } from '@console/query';

/** HOST-100 */
export const dashboardQuery = queryOptions<dashboard.DashboardTile[], ApiError>({
  queryKey: ['Dashboard', 'Dashboard'],
  queryFn: ({ signal }) => dashboard.getDashboard(signal),
});
