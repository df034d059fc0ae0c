import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const environmentSettings = sqliteTable(
  'environment_settings',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['viewpoint', 'soap-client', 'web-editor'] }).notNull(),
    customerId: text().notNull(),
    /** 1 test, 2 production, 3 development. */
    customerEnvironment: integer().notNull(),
    content: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    secrets: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    createdAt: integer().notNull(),
    createdByName: text().notNull(),
    updatedAt: integer(),
    updatedByName: text(),
  },
  (table) => [uniqueIndex('environment_settings_by_kind').on(table.customerId, table.kind, table.customerEnvironment)],
);
/** Applies to all environments. Null means undecided. */
export const setupChoices = sqliteTable('setup_choices', {
  customerId: text().primaryKey(),
  usePrivateStorage: integer({ mode: 'boolean' }),
  storageVersion: integer().notNull().default(0),
  webEditorConfigurationSource: integer(),
  sourceVersion: integer().notNull().default(0),
});
