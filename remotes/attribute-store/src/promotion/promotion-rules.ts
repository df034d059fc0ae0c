import type { attributeStore, DocumentEnvironment } from '@console/api';
import { t } from '@console/words';
import { documentFields } from '../documents/document-fields';

type Document = attributeStore.Document;

/** Absent = not in the environment. */
export interface PromotedDocument extends Partial<Record<DocumentEnvironment, Document>> {
  id: string;
  type: string;
  name: string;
  waitsFor: readonly DocumentEnvironment[];
}

export function promotedDocuments(
  lists: Record<DocumentEnvironment, readonly Document[]>,
): readonly PromotedDocument[] {
  const [development, test, production] = [byId(lists.development), byId(lists.test), byId(lists.production)];
  const ids = new Set([...development.keys(), ...test.keys(), ...production.keys()]);
  return [...ids].flatMap((id) => {
    const versions = { development: development.get(id), test: test.get(id), production: production.get(id) };
    const first = versions.development ?? versions.test ?? versions.production;
    if (!first) return [];
    const waitsFor: DocumentEnvironment[] = [];
    if (versions.development?.hasChanged) waitsFor.push('test');
    if (versions.test?.hasChanged) waitsFor.push('production');
    return { ...versions, id, type: first.type, name: first.name, waitsFor };
  });
}

export const isSameEverywhere = (document: PromotedDocument) =>
  document.waitsFor.length === 0 && Boolean(document.development && document.test && document.production);

/** 'Topic, Comment'; or 'Not here', 'New', 'Same'. */
export function differencesInWords(document: PromotedDocument, from: 'development' | 'test'): string {
  const [version, next] =
    from === 'development' ? [document.development, document.test] : [document.test, document.production];
  if (!version) return t('Not published');
  if (!next) return t('New', undefined, 'document');
  if (!version.hasChanged) return t('Same');
  return documentFields
    .changesBetween(next, version)
    .map(({ property }) => property)
    .join(', ');
}

const byId = (documents: readonly Document[]) => new Map(documents.map((document) => [document.id, document]));
