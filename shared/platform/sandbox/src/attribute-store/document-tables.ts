import type { attributeStore, DocumentEnvironment } from '@console/api';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Documents are read in the order of their type, which is the console's initial order. It is approximate: the console sorts
 * them again by the rules of the language.
 */
export const documentOrder = sql`(content ->> '$.type') collate nocase`;

/**
 * A document in one environment. The fields of `content` always have the same order, so that SQL can compare it as
 * text.
 */
export const documents = sqliteTable(
  'documents',
  {
    environment: text().$type<DocumentEnvironment>().notNull(),
    /** The same in every environment. */
    id: text().notNull(),
    content: text({ mode: 'json' }).$type<attributeStore.DocumentValues>().notNull(),
    updatedAt: integer().notNull(),
    updatedBy: text().notNull(),
    updatedByName: text().notNull(),
    deletedAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.environment, table.id] }),
    // The order of a list. The index has all columns of filter and order, so later pages do not read the rows before
    // them.
    index('documents_in_order').on(table.environment, table.deletedAt, documentOrder, table.id),
  ],
);

/** The history of a document over all environments. */
export const documentHistory = sqliteTable(
  'document_history',
  {
    id: text().primaryKey(),
    documentId: text().notNull(),
    /** 1 created, 2 updated, 3 published. */
    kind: integer().notNull(),
    at: integer().notNull(),
    byName: text().notNull(),
    changes: text({ mode: 'json' }).$type<attributeStore.DocumentChange[]>().notNull(),
  },
  (table) => [index('document_history_by_document').on(table.documentId, table.at)],
);

/** When an environment was last published to the next one. */
export const documentPublishes = sqliteTable('document_publishes', {
  environment: text().$type<DocumentEnvironment>().primaryKey(),
  at: integer().notNull(),
});
