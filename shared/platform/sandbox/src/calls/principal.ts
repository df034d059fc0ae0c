import type { auditTrail, customerRole } from '@console/api';
import type { customers, people } from '../db/schema';

export type Company = typeof customers.$inferSelect;

/** The caller, their company and their rights. */
export interface Principal {
  person: typeof people.$inferSelect;
  company: Company | undefined;
  access: customerRole.ProductFeatureAccess[];
  /** The provider's grant of the sign-in that the token is from, if it is from one. */
  grantId?: string;
  /** Set if an API client calls: `person` then has its id and name and no rights; its scopes decide. */
  client?: { scopes: readonly string[] };
  /** The version of the read that the call is based on, if the call has it; see record-reads.ts. */
  seen?: number | undefined;
  /** The version that the call has written. */
  written?: number;
  /** The records that the call has changed, for its audit entry; see note-change.ts. */
  changed?: ChangedRecord[];
}

/** A record that a call has created, changed or deleted. */
export interface ChangedRecord {
  /** By default the subject of the call. */
  subject?: auditTrail.Subject;
  id: string;
  name: string;
  changes: readonly auditTrail.AuditChange[];
  /** The call has created it. */
  isNew?: boolean;
}
