import type { Subject } from '../platform/subject';
import { brandingRoutes } from './branding-routes';
import { seedBrandings } from './seed-brandings';
import { whiteLabelEndpoints } from './white-label-endpoints';

export const brandingSubject: Subject = {
  endpoints: [whiteLabelEndpoints],
  pages: brandingRoutes,
  seed: seedBrandings,
};
