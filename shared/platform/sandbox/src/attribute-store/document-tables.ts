import type { attributeStore, DocumentEnvironment } from '@console/api';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Approximate: the console sorts again by the language's rules. */
export const documentOrder = sql`(content ->> '$.type') collate nocase`;

/** The fields of `content` have a fixed order, so that SQL can compare the text. */
export const documents = sqliteTable(
  'documents',
  {
    environment: text().$type<DocumentEnvironment>().notNull(),
    id: text().notNull(),
    content: text({ mode: 'json' }).$type<attributeStore.DocumentValues>().notNull(),
    updatedAt: integer().notNull(),
    updatedBy: text().notNull(),
    updatedByName: text().notNull(),
    deletedAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.environment, table.id] }),
    // Covers filter and order, so that later pages skip earlier rows.
    index('documents_in_order').on(table.environment, table.deletedAt, documentOrder, table.id),
  ],
);

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

export const documentPublishes = sqliteTable('document_publishes', {
  environment: text().$type<DocumentEnvironment>().primaryKey(),
  at: integer().notNull(),
});
