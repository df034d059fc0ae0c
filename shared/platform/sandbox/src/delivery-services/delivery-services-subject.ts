import type { Subject } from '../platform/subject';
import { mfdxEndpoints } from './mfdx-endpoints';
import { seedSettings } from './seed-settings';

export const deliveryServicesSubject: Subject = {
  endpoints: [mfdxEndpoints],
  seed: seedSettings,
};
