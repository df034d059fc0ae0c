import type { customerRole } from '@console/api';
import type { customers, people } from '../db/schema';

export type Company = typeof customers.$inferSelect;

/** The caller, their company and their rights. */
export interface Principal {
  person: typeof people.$inferSelect;
  company: Company | undefined;
  access: customerRole.ProductFeatureAccess[];
  /** An API client calls: `person` has its id and name and no rights, only what its scopes open. */
  client?: { scopes: readonly string[] };
  /** The version that the call's record was read in, where the call says it; see record-reads.ts. */
  seen?: number | undefined;
  /** The version that the call has made. */
  written?: number;
}
