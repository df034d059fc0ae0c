import type { FastifyInstance } from 'fastify';
import type { DefineEndpoint, EndpointDescription } from '../calls/endpoint';
import type { Seeds } from '../db/seed';
import type { Platform } from './platform';

export type Endpoints = (endpoint: DefineEndpoint, platform: Platform) => void;

export interface Subject extends Seeds {
  endpoints?: readonly Endpoints[];
  pages?: (app: FastifyInstance, platform: Platform) => Promise<void>;
  /**
   * Starts with the platform.
   * @returns stops the service
   */
  background?: (platform: Platform, endpoints: readonly EndpointDescription[]) => () => Promise<void>;
}
