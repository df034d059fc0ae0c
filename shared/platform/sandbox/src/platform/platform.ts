import type { RecordReads } from '../calls/record-reads';
import type { Database } from '../db/open-database';
import type { Outgoing } from './outgoing';

/**
 * A subject declares its service here, beside its code: `declare module '../platform/platform' { interface Platform { …
 * } }`.
 */
export interface Platform {
  db: Database;
  outgoing: Outgoing;
  recordReads: RecordReads;
  writeLine: (line: string) => void;
  issuer: string;
  /** A second identity provider, accepted by the API. */
  trustedIssuer: string | undefined;
  /** No other origin may call the API or receive a redirect. */
  consoleOrigins: string[];
  accessTokenSeconds: number;
  /** C95 */
  buyersNeedBilling: boolean;
  testMode: boolean;
  now: () => Date;
}
