import { attributeStore, type DocumentEnvironment } from '@console/api';
import { desc, eq, sql } from 'drizzle-orm';
import { documentHistory } from '../db/schema';
import type { Platform } from '../platform/platform';
import type { Principal } from '../platform/principal';

type Values = attributeStore.DocumentValues;

/** A document's fields, in the order of the contract. */
export const documentFields = Object.keys(attributeStore.documentValues.shape) as (keyof Values)[];

/** What a field changed from and to; undefined = there was no document, and then every field is new. */
export function changesBetween(before: Values | undefined, after: Values): attributeStore.DocumentChange[] {
  return documentFields
    .filter((field) => before?.[field] !== after[field])
    .map((field) => ({ type: field, oldValue: before?.[field] ?? null, newValue: after[field] }));
}

/** What a publish or a load changed in the environment it went to. Of a document that is new there, only the way. */
export function changesOfCopy(
  from: DocumentEnvironment,
  to: DocumentEnvironment,
  before: Values | undefined,
  after: Values,
): attributeStore.DocumentChange[] {
  return [{ type: 'environment', oldValue: from, newValue: to }, ...(before ? changesBetween(before, after) : [])];
}

/** ATTR-033 */
export const HISTORY = { created: 1, updated: 2, published: 3 } as const;

/** All that happened to a document in any environment, newest first. */
export async function readHistory({ db }: Platform, documentId: string): Promise<attributeStore.HistoryEntry[]> {
  const rows = await db
    .select()
    .from(documentHistory)
    .where(eq(documentHistory.documentId, documentId))
    // What happened within one millisecond stands in the order in which it was written.
    .orderBy(desc(documentHistory.at), desc(sql`rowid`));
  return rows.map(({ id, kind, at, byName, changes }) => ({
    Id: id,
    type: kind,
    updatedAt: new Date(at).toISOString(),
    updatedByName: byName,
    changes,
  }));
}

/** The name under which the history remembers a person. */
export const nameOf = ({ firstName, lastName }: Principal['person']) => `${firstName} ${lastName}`;
