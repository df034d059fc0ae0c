import type { attributeStore } from '@console/api';
import { notFound } from '../platform/refusal';
import type { Platform } from '../platform/platform';
import { documentFields } from './document-changes';
import { findDocument } from './read-documents';

/** A document's fields as they are in each environment. */
export async function compareDocument(platform: Platform, documentId: string): Promise<attributeStore.ComparisonRow[]> {
  const [development, test, production] = await Promise.all([
    findDocument(platform, 'development', documentId),
    findDocument(platform, 'test', documentId),
    findDocument(platform, 'production', documentId),
  ]);
  if (!development && !test && !production) throw notFound('The document');
  return documentFields.map((property) => ({
    property,
    development: development?.content[property] ?? null,
    test: test?.content[property] ?? null,
    production: production?.content[property] ?? null,
  }));
}
