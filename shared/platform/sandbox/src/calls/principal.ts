import type { auditTrail, customerRole } from '@console/api';
import type { customers, people } from '../db/schema';

export type Company = typeof customers.$inferSelect;

export interface Principal {
  person: typeof people.$inferSelect;
  company: Company | undefined;
  access: customerRole.ProductFeatureAccess[];
  grantId?: string;
  /** An API client: `person` has its id and name but no rights; scopes decide. */
  client?: { scopes: readonly string[] };
  /** The version that the caller read (record-reads.ts). */
  seen?: number | undefined;
  written?: number;
  /** The audit entry lists these (note-change.ts). */
  changed?: ChangedRecord[];
}

export interface ChangedRecord {
  /** Default: the call's subject. */
  subject?: auditTrail.Subject;
  id: string;
  name: string;
  changes: readonly auditTrail.AuditChange[];
  isNew?: boolean;
}
