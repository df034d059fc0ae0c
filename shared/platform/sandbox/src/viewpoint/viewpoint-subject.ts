import type { Subject } from '../platform/subject';
import { seedViewpoint } from './seed-viewpoint';
import { viewpointEndpoints } from './viewpoint-endpoints';

/** The private document database of a company. */
export const viewpointSubject: Subject = { endpoints: [viewpointEndpoints], seed: seedViewpoint };
