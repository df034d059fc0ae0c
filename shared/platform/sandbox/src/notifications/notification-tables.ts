import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Absent = default-templates.json. */
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

/** Mail without an SMTP server, shown at /outbox. */
export const outbox = sqliteTable('outbox', {
  id: integer().primaryKey({ autoIncrement: true }),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  /** Why the company's mail server did not deliver it. */
  note: text().notNull().default(''),
  sentAt: integer().notNull(),
});
