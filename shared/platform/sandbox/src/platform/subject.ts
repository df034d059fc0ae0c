import type { FastifyInstance } from 'fastify';
import type { DefineEndpoint } from '../calls/endpoint';
import type { Seeds } from '../db/seed';
import type { Platform } from './platform';

/** The endpoints of one controller; the export of an `…-endpoints.ts` file. */
export type Endpoints = (endpoint: DefineEndpoint, platform: Platform) => void;

/** The parts that one subject (a folder of `src`) adds to the platform; listed in `subjects.ts`. */
export interface Subject extends Seeds {
  /** Its part of the REST API. */
  endpoints?: readonly Endpoints[];
  /** Its HTML pages. `startSandbox` serves them, `createSandbox` does not. */
  pages?: (app: FastifyInstance, platform: Platform) => Promise<void>;
  /** Work between calls, such as deliveries; starts with the platform. @returns stops it */
  background?: (platform: Platform) => () => Promise<void>;
}
