import type { attributeStore, DocumentEnvironment } from '@console/api';
import { documentFields } from '../documents/document-fields';

type Document = attributeStore.Document;

/** One document as it is in each environment; where it is missing, it is not there. */
export interface PromotedDocument extends Partial<Record<DocumentEnvironment, Document>> {
  id: string;
  type: string;
  name: string;
  /** Where publishing it would change something. */
  waitsFor: readonly DocumentEnvironment[];
}

/** The documents of the three environments by id, named as they are where they were changed last. */
export function promotedDocuments(
  lists: Record<DocumentEnvironment, readonly Document[]>,
): readonly PromotedDocument[] {
  const [test, production] = [byId(lists.test), byId(lists.production)];
  const ids = new Set([...lists.development.map(({ id }) => id), ...test.keys(), ...production.keys()]);
  const development = byId(lists.development);
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

/** Whether it is the same in all environments, so that there is nothing to do about it. */
export const isSameEverywhere = (document: PromotedDocument) =>
  document.waitsFor.length === 0 && Boolean(document.development && document.test && document.production);

/** 'Topic, Comment': what publishing from one environment to the next would change; or that it is not there at all. */
export function differencesInWords(document: PromotedDocument, from: 'development' | 'test'): string {
  const [version, next] =
    from === 'development' ? [document.development, document.test] : [document.test, document.production];
  if (!version) return 'Not here';
  if (!next) return 'New';
  if (!version.hasChanged) return 'Same';
  return documentFields
    .changesBetween(next, version)
    .map(({ property }) => property)
    .join(', ');
}

const byId = (documents: readonly Document[]) => new Map(documents.map((document) => [document.id, document]));
