import type { attributeStore } from '@console/api';
import type { PublishedRecord } from '@console/product';
import { documentFields } from '../documents/document-fields';

/** What `documents` would change among those `present` where they go; those that would change nothing come last. */
export function previewsOf(
  documents: readonly attributeStore.Document[],
  present: readonly attributeStore.Document[],
): PublishedRecord[] {
  const there = new Map(present.map((document) => [document.id, document]));
  return documents
    .map((document) => {
      const before = there.get(document.id);
      const { id, type, name } = document;
      const changes = documentFields.changesBetween(before, document);
      return { id, code: type, name, isNew: before === undefined, changes };
    })
    .sort((a, b) => Number(a.changes.length === 0) - Number(b.changes.length === 0));
}
