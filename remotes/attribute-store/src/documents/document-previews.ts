import type { attributeStore } from '@console/api';
import { changesBetween, type PropertyChange } from './document-words';

/** What would become of one document. */
export interface DocumentPreview {
  document: attributeStore.Document;
  isNew: boolean;
  changes: readonly PropertyChange[];
}

/** What `documents` would change among those `present` where they go; those that would change nothing come last. */
export function previewsOf(
  documents: readonly attributeStore.Document[],
  present: readonly attributeStore.Document[],
): DocumentPreview[] {
  const there = new Map(present.map((document) => [document.id, document]));
  return documents
    .map((document) => {
      const before = there.get(document.id);
      return { document, isNew: before === undefined, changes: changesBetween(before, document) };
    })
    .sort((a, b) => Number(a.changes.length === 0) - Number(b.changes.length === 0));
}

export const countDocuments = (count: number) =>
  count === 1 ? '1 document' : `${count.toLocaleString('en-GB')} documents`;
