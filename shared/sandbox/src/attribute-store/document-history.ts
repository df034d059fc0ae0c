import type { attributeStore } from '@console/api';
import { desc, eq, sql } from 'drizzle-orm';
import { documentHistory } from '../db/schema';
import type { Platform } from '../platform/platform';

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
