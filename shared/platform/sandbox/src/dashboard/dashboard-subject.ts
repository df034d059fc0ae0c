import type { Subject } from '../platform/subject';
import { dashboardEndpoints } from './dashboard-endpoints';
import { addDailyFigures } from './seed-figures';

/** Key figures of the last 30 days. */
export const dashboardSubject: Subject = {
  endpoints: [dashboardEndpoints],
  seedAtStart: addDailyFigures,
};
