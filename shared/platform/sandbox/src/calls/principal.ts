import type { auditTrail, customerRole } from '@console/api';
import type { customers, people } from '../db/schema';

export type Company = typeof customers.$inferSelect;

export interface Caller {
  readonly person: typeof people.$inferSelect;
  readonly company: Company | undefined;
  readonly access: customerRole.ProductFeatureAccess[];
  readonly grantId?: string;
  /** An API client: `person` has its id and name but no rights; scopes decide. */
  readonly client?: { scopes: readonly string[] };
}

/** Some people have no last name. */
export const nameOf = ({ firstName, lastName }: Pick<Caller['person'], 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** What a call has read and written. */
export interface CallContext {
  /** The version that the caller read (record-reads.ts). */
  readonly seen: number | undefined;
  written?: number;
  /** The audit entry lists these (note-change.ts). */
  changed?: readonly ChangedRecord[];
}

export interface Principal extends Caller {
  readonly call: CallContext;
}

export interface ChangedRecord {
  /** Default: the call's subject. */
  subject?: auditTrail.Subject;
  id: string;
  name: string;
  changes: readonly auditTrail.AuditChange[];
  isNew?: boolean;
}
