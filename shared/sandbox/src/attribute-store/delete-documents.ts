import { and, isNull, sql } from 'drizzle-orm';
import { notFound } from '../platform/refusal';
import { documents } from '../db/schema';
import type { Platform } from '../platform/platform';

/** ATTR-042. Out of every environment at once, and kept in the table. */
export async function deleteDocuments({ db, now }: Platform, documentIds: readonly string[]): Promise<void> {
  const chosen = sql`${documents.id} in (select value from json_each(${JSON.stringify(documentIds)}))`;
  const present = and(isNull(documents.deletedAt), chosen);
  const found = await db.selectDistinct({ id: documents.id }).from(documents).where(present);
  if (found.length < new Set(documentIds).size) throw notFound('The document');
  await db.update(documents).set({ deletedAt: now().getTime() }).where(present);
}
