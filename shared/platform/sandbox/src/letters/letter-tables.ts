import type { CustomerEnvironment } from '@console/api';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One step of a letter's delivery, and the setting that decided it. */
export interface LetterStep {
  name: string;
  /** The outcome, as a sentence. */
  outcome: string;
  /** The console's page whose setting decided it, and the setting's name. */
  decidedBy: string;
  hasFailed?: true;
}

/** Letters written in the web editor. */
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
    /** The record in the shared archive. Null = it is stored elsewhere, or not stored. */
    recordId: text(),
    steps: text({ mode: 'json' }).$type<LetterStep[]>().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index('letters_by_customer').on(table.customerId, table.createdAt)],
);
