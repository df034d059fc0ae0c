import type { Subject } from '../platform/subject';
import { brandingRoutes } from './branding-routes';
import { seedBrandings } from './seed-brandings';
import { whiteLabelEndpoints } from './white-label-endpoints';

/** The look of the platform's pages for a company. */
export const brandingSubject: Subject = {
  endpoints: [whiteLabelEndpoints],
  pages: brandingRoutes,
  seed: seedBrandings,
};
