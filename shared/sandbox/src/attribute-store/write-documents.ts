import { randomUUID } from 'node:crypto';
import type { attributeStore } from '@console/api';
import { CONCURRENT_EDIT_MESSAGE } from '@console/http';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Principal } from '../platform/principal';
import { notFound, Refusal } from '../platform/refusal';
import { documentHistory, documents } from './document-tables';
import type { Platform } from '../platform/platform';
import { changesBetween, HISTORY, nameOf } from './document-history';
import { checkDocument } from './document-rules';
import { findDocument, readDocuments } from './read-documents';

/** Creates a document in development, or changes it there. */
export async function saveDocument(
  platform: Platform,
  person: Principal['person'],
  { id, updatedAt, ...values }: attributeStore.SaveDocumentRequest,
): Promise<attributeStore.Document> {
  const current = id === '' ? undefined : await findDocument(platform, 'development', id);
  if (id !== '' && !current) throw notFound('The document');
  if (current && new Date(current.updatedAt).toISOString() !== updatedAt) {
    throw new Refusal(400, CONCURRENT_EDIT_MESSAGE);
  }
  const content = await checkDocument(platform, values, current);
  const { db } = platform;
  const documentId = current?.id ?? `d-${randomUUID().slice(0, 8)}`;
  // Always later than before: a save with another `updatedAt` than the stored one is a concurrent edit.
  const at = Math.max(platform.now().getTime(), (current?.updatedAt ?? 0) + 1);
  const stamp = { content, updatedAt: at, updatedBy: person.id, updatedByName: nameOf(person) };
  if (current) {
    const { rowsAffected } = await db
      .update(documents)
      .set(stamp)
      .where(
        and(
          eq(documents.environment, 'development'),
          eq(documents.id, documentId),
          eq(documents.updatedAt, current.updatedAt),
        ),
      );
    if (rowsAffected === 0) throw new Refusal(400, CONCURRENT_EDIT_MESSAGE);
  } else {
    await db.insert(documents).values({ ...stamp, environment: 'development', id: documentId });
  }
  await db.insert(documentHistory).values({
    id: `h-${randomUUID()}`,
    documentId,
    kind: current ? HISTORY.updated : HISTORY.created,
    at,
    byName: stamp.updatedByName,
    changes: changesBetween(current?.content, content),
  });
  const [saved] = await readDocuments(platform, 'development', documentId);
  if (!saved) throw notFound('The document');
  return saved;
}

/** ATTR-042. Marks the documents as deleted in every environment; the rows stay. */
export async function deleteDocuments({ db, now }: Platform, documentIds: readonly string[]): Promise<void> {
  const idInList = sql`${documents.id} in (select value from json_each(${JSON.stringify(documentIds)}))`;
  const isChosen = and(isNull(documents.deletedAt), idInList);
  const found = await db.selectDistinct({ id: documents.id }).from(documents).where(isChosen);
  if (found.length < new Set(documentIds).size) throw notFound('The document');
  await db.update(documents).set({ deletedAt: now().getTime() }).where(isChosen);
}
