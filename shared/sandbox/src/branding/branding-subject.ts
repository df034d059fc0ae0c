import type { Subject } from '../platform/subject';
import { brandingRoutes } from './branding-routes';
import { seedBrandings } from './seed-brandings';
import { whiteLabelEndpoints } from './white-label-endpoints';

/** How the platform looks to a company's people. */
export const brandingSubject: Subject = {
  endpoints: [whiteLabelEndpoints],
  pages: brandingRoutes,
  seed: seedBrandings,
};
