import type { RecordReads } from '../calls/record-reads';
import type { Database } from '../db/open-database';
import type { Outgoing } from './outgoing';

/**
 * The services and settings of one sandbox, made by `createSandbox`. A subject that has a service for others declares it
 * here from its own folder, beside the service: `declare module '../platform/platform' { interface Platform { … } }`.
 */
export interface Platform {
  db: Database;
  /** Calls to addresses that customers have typed. */
  outgoing: Outgoing;
  recordReads: RecordReads;
  /** The platform's own log; writes a line. */
  writeLine: (line: string) => void;
  /** Origin of the identity provider and of all pages. */
  issuer: string;
  /** Issuer of a second identity provider whose access tokens the API accepts. */
  trustedIssuer: string | undefined;
  /** Origins of the consoles. No other origin may call the API or receive a redirect. */
  consoleOrigins: string[];
  accessTokenSeconds: number;
  /** Whether an administrator needs the billing right to buy a plan (C95). */
  buyersNeedBilling: boolean;
  testMode: boolean;
  now: () => Date;
}
