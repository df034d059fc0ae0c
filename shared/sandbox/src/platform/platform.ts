import type { RecordReads } from './record-reads';
import type { Database } from '../db/open-database';
import type { Faults } from '../testing/faults';
import type { PlatformKeys } from '../identity/keys';
import type { Mailer } from '../notifications/mailer';
import type { PaymentProvider } from '../payments/payment-provider';

/** What every part of the sandbox uses. One per sandbox. */
export interface Platform {
  db: Database;
  keys: PlatformKeys;
  mailer: Mailer;
  payments: PaymentProvider;
  faults: Faults;
  recordReads: RecordReads;
  /** Origin of the identity provider and of all pages. */
  issuer: string;
  /** Origins of the consoles. No other origin may call the API or receive a redirect. */
  consoleOrigins: string[];
  accessTokenSeconds: number;
  testMode: boolean;
  now: () => Date;
}
