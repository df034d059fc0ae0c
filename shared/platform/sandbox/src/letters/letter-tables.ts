import type { CustomerEnvironment } from '@console/api';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export interface LetterStep {
  name: string;
  outcome: string;
  decidedBy: string;
  hasFailed?: true;
}

export const letters = sqliteTable(
  'letters',
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    environment: text().$type<CustomerEnvironment>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    writerName: text().notNull(),
    recipient: text().notNull(),
    /** A record of the shared archive; null means elsewhere or nowhere. */
    recordId: text(),
    steps: text({ mode: 'json' }).$type<LetterStep[]>().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index('letters_by_customer').on(table.customerId, table.createdAt)],
);
