import { attributeStore, type auditTrail, type DocumentEnvironment } from '@console/api';
import { desc, eq, sql } from 'drizzle-orm';
import type { Principal } from '../calls/principal';
import type { Platform } from '../platform/platform';
import { documentHistory } from './document-tables';

type Values = attributeStore.DocumentValues;

/** A document's fields, in the order of the contract. */
export const documentFields = Object.keys(attributeStore.documentValues.shape) as (keyof Values)[];

/**
 * The fields that changed, with old and new value. `before` undefined = the document is new, and every field counts as
 * changed.
 */
export function changesBetween(before: Values | undefined, after: Values): attributeStore.DocumentChange[] {
  return documentFields
    .filter((field) => before?.[field] !== after[field])
    .map((field) => ({ type: field, oldValue: before?.[field] ?? null, newValue: after[field] }));
}

/**
 * The changes that publishing or loading made in the target environment. A document that is new there has only the two
 * environments.
 */
export function changesOfCopy(
  from: DocumentEnvironment,
  to: DocumentEnvironment,
  before: Values | undefined,
  after: Values,
): attributeStore.DocumentChange[] {
  return [{ type: 'environment', oldValue: from, newValue: to }, ...(before ? changesBetween(before, after) : [])];
}

/** A change of the history as the audit trail has it. */
export const toAuditChange = ({ type, oldValue, newValue }: attributeStore.DocumentChange): auditTrail.AuditChange => ({
  field: type,
  before: oldValue ?? null,
  after: newValue ?? null,
});

/** ATTR-033 */
export const HISTORY = { created: 1, updated: 2, published: 3 } as const;

/** The history of a document over all environments, newest first. */
export async function readHistory({ db }: Platform, documentId: string): Promise<attributeStore.HistoryEntry[]> {
  const rows = await db
    .select()
    .from(documentHistory)
    .where(eq(documentHistory.documentId, documentId))
    // Entries of the same millisecond stay in the order in which they were written.
    .orderBy(desc(documentHistory.at), desc(sql`rowid`));
  return rows.map(({ id, kind, at, byName, changes }) => ({
    Id: id,
    type: kind,
    updatedAt: new Date(at).toISOString(),
    updatedByName: byName,
    changes,
  }));
}

/** The name of a person as the history stores it. */
export const nameOf = ({ firstName, lastName }: Principal['person']) => `${firstName} ${lastName}`;
