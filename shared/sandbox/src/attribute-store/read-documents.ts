import { attributeStore, type DocumentEnvironment } from '@console/api';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { documents } from './document-tables';
import type { Platform } from '../platform/platform';
import { notFound } from '../platform/refusal';
import { documentFields } from './document-history';

type DocumentRow = typeof documents.$inferSelect;

/** The documents of an environment, or the one with the given id. */
export async function readDocuments(
  { db }: Platform,
  environment: DocumentEnvironment,
  documentId?: string,
): Promise<attributeStore.Document[]> {
  const target = attributeStore.publishTarget[environment];
  const next = alias(documents, 'next');
  const published = db
    .select({ content: next.content })
    .from(next)
    .where(and(eq(next.environment, target ?? environment), eq(next.id, documents.id), isNull(next.deletedAt)));
  const rows = await db
    .select({
      row: documents,
      hasChanged: target ? sql<number>`${documents.content} is not (${published})` : sql<number>`0`,
    })
    .from(documents)
    .where(
      and(
        eq(documents.environment, environment),
        documentId === undefined ? undefined : eq(documents.id, documentId),
        isNull(documents.deletedAt),
      ),
    )
    .orderBy(asc(documents.id));
  return rows.map(({ row, hasChanged }) => toWire(row, hasChanged === 1));
}

/** One environment's row of a document, unless it is deleted. */
export async function findDocument(
  { db }: Platform,
  environment: DocumentEnvironment,
  documentId: string,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.environment, environment), eq(documents.id, documentId), isNull(documents.deletedAt)));
  return row;
}

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

function toWire(row: DocumentRow, hasChanged: boolean): attributeStore.Document {
  const { id, content, updatedBy, updatedByName } = row;
  const updatedAt = new Date(row.updatedAt).toISOString();
  return { ...content, id, updatedAt, updatedBy, updatedByName, hasChanged, selected: false };
}
