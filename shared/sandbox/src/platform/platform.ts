import type { RecordReads } from './record-reads';
import type { Database } from '../db/open-database';
import type { Faults } from '../testing/faults';
import type { PlatformKeys } from '../identity/keys';
import type { Mailer } from '../notifications/mailer';

/** What every part of the sandbox works with. Made once per sandbox, never replaced. */
export interface Platform {
  db: Database;
  keys: PlatformKeys;
  mailer: Mailer;
  faults: Faults;
  recordReads: RecordReads;
  /** Origin of the identity provider and of all pages. */
  issuer: string;
  /** Where consoles run: the only origins that may call, and the only ones that are returned to. */
  consoleOrigins: string[];
  accessTokenSeconds: number;
  testMode: boolean;
  now: () => Date;
}
