import type { AuditTrail } from '../audit/audit-trail';
import type { Outgoing } from './outgoing';
import type { RecordReads } from '../calls/record-reads';
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
  /** Calls to addresses that customers have typed. */
  outgoing: Outgoing;
  recordReads: RecordReads;
  auditTrail: AuditTrail;
  /** The platform's own log: a line at a time. */
  writeLine: (line: string) => void;
  /** Origin of the identity provider and of all pages. */
  issuer: string;
  /** Issuer of an identity provider of somebody else whose tokens the API accepts too. */
  trustedIssuer: string | undefined;
  /** Origins of the consoles. No other origin may call the API or receive a redirect. */
  consoleOrigins: string[];
  accessTokenSeconds: number;
  /** Whether who buys a plan needs the billing right, besides being an administrator (C95). */
  buyersNeedBilling: boolean;
  testMode: boolean;
  now: () => Date;
}
