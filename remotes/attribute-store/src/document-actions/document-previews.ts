import type { attributeStore } from '@console/api';
import type { PublishedRecord } from '@console/product';
import { compareWords } from '@console/ui';
import { documentFields } from '../documents/document-fields';

type Document = attributeStore.Document;

export function inReview(documents: readonly Document[]): PublishedRecord[] {
  const records = documents.map(({ id, type, name, hasChanged }) => ({
    id,
    code: type,
    name,
    changes: hasChanged ? undefined : [],
  }));
  return records.sort(
    (a, b) => Number(a.changes !== undefined) - Number(b.changes !== undefined) || compareWords(a.code, b.code),
  );
}

/** `published` undefined = new. */
export function withChanges(
  record: PublishedRecord,
  document: Document | undefined,
  published: Document | undefined,
): PublishedRecord {
  if (!document || record.changes) return record;
  return { ...record, isNew: published === undefined, changes: documentFields.changesBetween(published, document) };
}

export function countEffects(incoming: readonly Document[], present: readonly Document[]) {
  const presentById = new Map(present.map((document) => [document.id, document]));
  const pairs = incoming.map((document) => [presentById.get(document.id), document] as const);
  return {
    added: pairs.filter(([old]) => old === undefined).length,
    changed: pairs.filter(([old, document]) => old && differs(old, document)).length,
  };
}

const differs = (one: Document, other: Document) => documentFields.list.some(({ name }) => one[name] !== other[name]);
