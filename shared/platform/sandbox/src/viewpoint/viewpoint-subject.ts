import type { Subject } from '../platform/subject';
import { seedViewpoint } from './seed-viewpoint';
import { viewpointEndpoints } from './viewpoint-endpoints';

export const viewpointSubject: Subject = { endpoints: [viewpointEndpoints], seed: seedViewpoint };
