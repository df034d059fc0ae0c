import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/open-database';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import type { PaymentEvent } from '../payments/payment-provider';
import type { Endpoints } from '../calls/endpoint';
import type { Platform } from './platform';

/** What one subject (a folder of `src`) adds to the platform; listed in `subjects.ts`. */
export interface Subject {
  /** Its part of the REST API. */
  endpoints?: readonly Endpoints[];
  /** Its HTML pages. `startSandbox` serves them, `createSandbox` does not. */
  pages?: (app: FastifyInstance, platform: Platform) => Promise<void>;
  /** Work that goes on between calls, such as deliveries; starts with the platform, and answers what stops it. */
  background?: (platform: Platform) => () => Promise<void>;
  /** What the payment provider tells. May come more than once, and late. */
  onPaymentEvent?: (event: PaymentEvent, platform: Platform) => Promise<void>;
  /** Adds its rows to a new database. Runs in the order of the list; all rows are inserted in one transaction. */
  seed?: (rows: SeedRows, options: SeedOptions) => void;
  /** Adds at every start what the database still lacks. `now` in epoch milliseconds. */
  seedAtStart?: (db: Database, now: number) => Promise<void>;
}
