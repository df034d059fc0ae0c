import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Templates that a company has written; for the others, the texts of notifications/default-templates.ts are used. */
export const notificationTemplates = sqliteTable(
  'notification_templates',
  {
    customerId: text().notNull(),
    typeId: integer().notNull(),
    language: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.typeId, table.language] })],
);

/** Mail that was not sent because there is no SMTP server; shown at /outbox. */
export const outbox = sqliteTable('outbox', {
  id: integer().primaryKey({ autoIncrement: true }),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  /** The reason why it was not sent by the company's own e-mail delivery; empty if the company has none. */
  note: text().notNull().default(''),
  sentAt: integer().notNull(),
});
