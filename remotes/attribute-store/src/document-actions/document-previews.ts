import type { attributeStore } from '@console/api';
import type { PublishedRecord } from '@console/product';
import { compareWords } from '@console/ui';
import { documentFields } from '../documents/document-fields';

type Document = attributeStore.Document;

/** What is to be published, in the order of the review: those that would change nothing last. */
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

/** A record of the review with what publishing changes, now that it is known what is `there`. */
export function withChanges(
  record: PublishedRecord,
  document: Document | undefined,
  there: Document | undefined,
): PublishedRecord {
  if (!document || record.changes) return record;
  return { ...record, isNew: there === undefined, changes: documentFields.changesBetween(there, document) };
}

/** How many of the `incoming` are new where they go, and how many change what is `present` there. */
export function countEffects(incoming: readonly Document[], present: readonly Document[]) {
  const there = new Map(present.map((document) => [document.id, document]));
  const before = incoming.map((document) => [there.get(document.id), document] as const);
  return {
    added: before.filter(([old]) => old === undefined).length,
    changed: before.filter(([old, document]) => old && differs(old, document)).length,
  };
}

const differs = (one: Document, other: Document) => documentFields.list.some(({ name }) => one[name] !== other[name]);
