import { randomUUID } from 'node:crypto';
import type { DocumentEnvironment } from '@console/api';
import { t } from '@console/words';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { noteChange } from '../calls/note-change';
import { nameOf, type Principal } from '../calls/principal';
import { concurrentEdit, notFound } from '../calls/refusal';
import { inBatches } from '../db/in-batches';
import type { Platform } from '../platform/platform';
import { changesBetween, changesOfCopy, HISTORY } from './document-history';
import { documentHistory, documentPublishes, documents } from './document-tables';
import { readContents } from './read-documents';

interface Copy {
  from: DocumentEnvironment;
  to: DocumentEnvironment;
  by: Principal;
  /** Absent = load the whole environment, and delete documents that only `to` has. */
  documentIds?: readonly string[];
  /** Version that the caller read; the copy is refused if a source document is newer. */
  seen?: number | undefined;
}

/** Skips equal documents, so that history stays clean. */
export function copyDocuments(platform: Platform, { from, to, by, documentIds, seen }: Copy): Promise<void> {
  return platform.recordReads.next(async (at) => {
    const { db } = platform;
    const isPublish = documentIds !== undefined;
    const source = await readContents(platform, from, documentIds);
    const target = await readContents(platform, to, documentIds);
    if (documentIds?.some((id) => !source.has(id))) throw notFound(t('The document was not found.'));
    if (seen !== undefined && [...source.values()].some(({ updatedAt }) => updatedAt > seen)) {
      throw concurrentEdit();
    }

    const byName = nameOf(by.person);
    const differing = [...source.values()].flatMap(({ id, content }) => {
      const current = target.get(id);
      if (changesBetween(current?.content, content).length === 0) return [];
      const changes = changesOfCopy(from, to, current?.content, content);
      return [{ id, content, changes, before: current?.content, after: current?.updatedAt ?? 0 }];
    });
    const copies = differing.map(({ id, content, after }) => ({
      environment: to,
      id,
      content,
      updatedAt: Math.max(at, after + 1),
      updatedBy: by.person.id,
      updatedByName: byName,
      deletedAt: null,
    }));
    const notes = differing.map(({ id, changes }) => ({
      id: `h-${randomUUID()}`,
      documentId: id,
      kind: isPublish ? HISTORY.published : HISTORY.updated,
      at,
      byName,
      changes,
    }));
    const extraIds = isPublish ? [] : [...target.keys()].filter((id) => !source.has(id));

    const statements: BatchItem<'sqlite'>[] = [
      ...inBatches(extraIds).map((ids) =>
        db
          .update(documents)
          .set({ deletedAt: at })
          .where(and(eq(documents.environment, to), inArray(documents.id, ids))),
      ),
      ...inBatches(copies).map((piece) =>
        db
          .insert(documents)
          .values(piece)
          .onConflictDoUpdate({
            target: [documents.environment, documents.id],
            set: {
              content: sql`excluded.content`,
              updatedAt: sql`excluded.updated_at`,
              updatedBy: sql`excluded.updated_by`,
              updatedByName: sql`excluded.updated_by_name`,
              deletedAt: null,
            },
          }),
      ),
      ...inBatches(notes).map((piece) => db.insert(documentHistory).values(piece)),
    ];
    if (isPublish) {
      const publish = db.insert(documentPublishes).values({ environment: from, at });
      statements.push(publish.onConflictDoUpdate({ target: documentPublishes.environment, set: { at } }));
    }
    const [first, ...others] = statements;
    if (first) await db.batch([first, ...others]);
    for (const { id, content, before } of differing) {
      const after = { environment: to, ...(before && content) };
      noteChange(by, { id, name: content.name, before: { environment: from, ...before }, after });
    }
    for (const id of extraIds) noteChange(by, { id, name: target.get(id)?.content.name ?? '', before: {} });
  });
}

/** ATTR-012. For production: when it last received documents. */
export async function readPublishTime({ db }: Platform, environment: DocumentEnvironment): Promise<string | null> {
  const source = environment === 'production' ? 'test' : environment;
  const [row] = await db.select().from(documentPublishes).where(eq(documentPublishes.environment, source));
  return row ? new Date(row.at).toISOString() : null;
}
