import { randomUUID } from 'node:crypto';
import type { attributeStore } from '@console/api';
import { CONCURRENT_EDIT_MESSAGE } from '@console/http';
import { and, eq } from 'drizzle-orm';
import type { Principal } from '../api/principal';
import { notFound, Refusal } from '../api/refusal';
import { documentHistory, documents } from '../db/schema';
import type { Platform } from '../platform';
import { changesBetween } from './document-changes';
import { HISTORY } from './document-history';
import { checkDocument } from './document-rules';
import { nameOf } from './name-of';
import { findDocument, readDocuments } from './read-documents';

/** Creates a document in development, or changes it there. */
export async function saveDocument(
  platform: Platform,
  person: Principal['person'],
  { id, updatedAt, ...values }: attributeStore.SaveDocumentRequest,
): Promise<attributeStore.Document> {
  const present = id === '' ? undefined : await findDocument(platform, 'development', id);
  if (id !== '' && !present) throw notFound('The document');
  if (present && new Date(present.updatedAt).toISOString() !== updatedAt) {
    throw new Refusal(400, CONCURRENT_EDIT_MESSAGE);
  }
  const content = await checkDocument(platform, values, present);
  const { db } = platform;
  const documentId = present?.id ?? `d-${randomUUID().slice(0, 8)}`;
  // Always later than before, because this is what tells a document that somebody else has changed meanwhile.
  const at = Math.max(platform.now().getTime(), (present?.updatedAt ?? 0) + 1);
  const stamp = { content, updatedAt: at, updatedBy: person.id, updatedByName: nameOf(person) };
  if (present) {
    const { rowsAffected } = await db
      .update(documents)
      .set(stamp)
      .where(
        and(
          eq(documents.environment, 'development'),
          eq(documents.id, documentId),
          eq(documents.updatedAt, present.updatedAt),
        ),
      );
    if (rowsAffected === 0) throw new Refusal(400, CONCURRENT_EDIT_MESSAGE);
  } else {
    await db.insert(documents).values({ ...stamp, environment: 'development', id: documentId });
  }
  await db.insert(documentHistory).values({
    id: `h-${randomUUID()}`,
    documentId,
    kind: present ? HISTORY.updated : HISTORY.created,
    at,
    byName: stamp.updatedByName,
    changes: changesBetween(present?.content, content),
  });
  const [saved] = await readDocuments(platform, 'development', documentId);
  if (!saved) throw notFound('The document');
  return saved;
}
