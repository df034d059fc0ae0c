import type { Subject } from '../platform/subject';
import { mfdxEndpoints } from './mfdx-endpoints';
import { seedSettings } from './seed-settings';

/** Delivery services of each company in three environments, drafted and published. */
export const deliveryServicesSubject: Subject = {
  endpoints: [mfdxEndpoints],
  seed: seedSettings,
};
