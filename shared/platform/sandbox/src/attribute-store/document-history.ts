import { attributeStore, type DocumentEnvironment } from '@console/api';
import { desc, eq, sql } from 'drizzle-orm';
import type { Platform } from '../platform/platform';
import { documentHistory } from './document-tables';

type Values = attributeStore.DocumentValues;

export const documentFields = Object.keys(attributeStore.documentValues.shape) as (keyof Values)[];

/** `oldValues` undefined = new document: every field changed. */
export function changesBetween(oldValues: Values | undefined, newValues: Values): attributeStore.DocumentChange[] {
  return documentFields
    .filter((field) => oldValues?.[field] !== newValues[field])
    .map((field) => ({ type: field, oldValue: oldValues?.[field] ?? null, newValue: newValues[field] }));
}

/** A document new in the target has only two environments to compare. */
export function changesOfCopy(
  from: DocumentEnvironment,
  to: DocumentEnvironment,
  oldValues: Values | undefined,
  newValues: Values,
): attributeStore.DocumentChange[] {
  return [
    { type: 'environment', oldValue: from, newValue: to },
    ...(oldValues ? changesBetween(oldValues, newValues) : []),
  ];
}

/** ATTR-033 */
export const HISTORY = { created: 1, updated: 2, published: 3 } as const;

export async function readHistory({ db }: Platform, documentId: string): Promise<attributeStore.HistoryEntry[]> {
  const rows = await db
    .select()
    .from(documentHistory)
    .where(eq(documentHistory.documentId, documentId))
    // Entries within a millisecond stay in order of writing.
    .orderBy(desc(documentHistory.at), desc(sql`rowid`));
  return rows.map(({ id, kind, at, byName, changes }) => ({
    Id: id,
    type: kind,
    updatedAt: new Date(at).toISOString(),
    updatedByName: byName,
    changes,
  }));
}
