import { randomUUID } from 'node:crypto';
import type { attributeStore } from '@console/api';
import { t } from '@console/words';
import { and, isNull, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { noteChange } from '../calls/note-change';
import { nameOf, type Principal } from '../calls/principal';
import { isLate } from '../calls/record-reads';
import { concurrentEdit, notFound } from '../calls/refusal';
import { inBatches, jsonList } from '../db/in-batches';
import type { Platform } from '../platform/platform';
import { changesBetween, HISTORY } from './document-history';
import { checkDocument } from './document-rules';
import { documentHistory, documents } from './document-tables';
import { readContents, readDocuments } from './read-documents';

/** All or none (C41). Answers in input order. */
export function saveDocuments(
  platform: Platform,
  principal: Principal,
  requests: readonly attributeStore.SaveDocumentRequest[],
): Promise<attributeStore.Document[]> {
  return platform.recordReads.next(async (version) => {
    const { db } = platform;
    const { person } = principal;
    const requestedIds = requests.map(({ id }) => id);
    const present = await readContents(platform, 'development', requestedIds);
    const writes: Write[] = [];
    for (const { id, updatedAt, ...values } of requests) {
      const current = present.get(id);
      if (id !== '' && !current) throw notFound(t('The document was not found.'));
      if (current && isLate(current.updatedAt, updatedAt, principal)) throw concurrentEdit();
      writes.push({
        id: current?.id ?? `d-${randomUUID().slice(0, 8)}`,
        before: current,
        content: await checkDocument(platform, values, current),
        // Later than before: `updatedAt` detects concurrent edits.
        at: Math.max(version, (current?.updatedAt ?? 0) + 1),
      });
    }
    const byName = nameOf(person);
    const changed = writes.filter(({ before }) => before);
    if ((await updateAll(platform, changed, person.id, byName)) < changed.length) throw concurrentEdit();

    const added = writes.filter(({ before }) => !before);
    const rows = added.map(({ id, content, at }) => ({
      environment: 'development' as const,
      id,
      content,
      updatedAt: at,
      updatedBy: person.id,
      updatedByName: byName,
    }));
    const notes = writes.map(({ id, before, content, at }) => ({
      id: `h-${randomUUID()}`,
      documentId: id,
      kind: before ? HISTORY.updated : HISTORY.created,
      at,
      byName,
      changes: changesBetween(before?.content, content),
    }));
    const statements: BatchItem<'sqlite'>[] = [
      ...inBatches(rows).map((piece) => db.insert(documents).values(piece)),
      ...inBatches(notes).map((piece) => db.insert(documentHistory).values(piece)),
    ];
    const [first, ...others] = statements;
    if (first) await db.batch([first, ...others]);

    for (const { id, before, content } of writes)
      noteChange(principal, { id, name: content.name, before: before?.content, after: content });
    principal.call.written = Math.max(version, ...writes.map(({ at }) => at));
    const ids = writes.map(({ id }) => id);
    const saved = new Map((await readDocuments(platform, 'development', { ids })).map((each) => [each.id, each]));
    return ids.flatMap((id) => saved.get(id) ?? []);
  });
}

interface Write {
  id: string;
  before: Pick<typeof documents.$inferSelect, 'content' | 'updatedAt'> | undefined;
  content: attributeStore.DocumentValues;
  at: number;
}

/**
 * Writes all in a single statement, or none after a concurrent change.
 * @returns the number of written rows
 */
async function updateAll({ db }: Platform, writes: readonly Write[], by: string, byName: string): Promise<number> {
  if (writes.length === 0) return 0;
  const incoming = JSON.stringify(
    writes.map(({ id, before, content, at }) => ({
      id,
      at,
      before: before?.updatedAt,
      content: JSON.stringify(content),
    })),
  );
  const { rowsAffected } = await db.run(sql`
    with incoming as materialized (
      select value ->> '$.id' as id, value ->> '$.before' as read_at, value ->> '$.at' as at, value ->> '$.content' as content
      from json_each(${incoming})
    )
    update documents set
      content = incoming.content, updated_at = incoming.at, updated_by = ${by}, updated_by_name = ${byName}
    from incoming
    where documents.environment = 'development' and documents.id = incoming.id and ${writes.length} = (
      select count(*) from incoming as read
      cross join documents as present on present.environment = 'development' and present.id = read.id
      where present.deleted_at is null and present.updated_at = read.read_at
    )
  `);
  return rowsAffected;
}

/** ATTR-042. Marks the rows in every environment. */
export async function deleteDocuments(
  { db, now }: Platform,
  principal: Principal,
  documentIds: readonly string[],
): Promise<void> {
  const idInList = sql`${documents.id} in ${jsonList(documentIds)}`;
  const isChosen = and(isNull(documents.deletedAt), idInList);
  const rows = await db.select({ id: documents.id, content: documents.content }).from(documents).where(isChosen);
  const existing = new Map(rows.map(({ id, content }) => [id, content.name]));
  if (existing.size < new Set(documentIds).size) throw notFound(t('The document was not found.'));
  await db.update(documents).set({ deletedAt: now().getTime() }).where(isChosen);
  for (const [id, name] of existing) noteChange(principal, { id, name, before: {} });
}
