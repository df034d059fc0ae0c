import type { Subject } from '../platform/subject';
import { dashboardEndpoints } from './dashboard-endpoints';
import { addDailyFigures } from './seed-figures';

export const dashboardSubject: Subject = {
  endpoints: [dashboardEndpoints],
  seedAtStart: addDailyFigures,
};
