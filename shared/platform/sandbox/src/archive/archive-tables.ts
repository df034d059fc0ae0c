import type { digitalArchiveMigration } from '@console/api';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const retentionPolicies = sqliteTable(
  'retention_policies',
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    name: text().notNull(),
    lifetimeDays: integer().notNull(),
    isDisabled: integer({ mode: 'boolean' }).notNull(),
    position: integer().notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index('retention_policies_by_customer').on(table.customerId, table.position)],
);
export const archiveFolders = sqliteTable(
  'archive_folders',
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    /** Null at the top level. */
    parentId: text(),
    name: text().notNull(),
    /** Group ids. A deleted group stays, or its folder would become open to everyone. */
    accessGroups: text({ mode: 'json' }).$type<string[]>().notNull(),
    retentionPolicyId: text(),
    version: integer().notNull().default(1),
  },
  (table) => [index('archive_folders_by_parent').on(table.customerId, table.parentId)],
);

export const archiveRecords = sqliteTable(
  'archive_records',
  {
    id: text().primaryKey(),
    folderId: text().notNull(),
    title: text().notNull(),
    metadata: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    archivedAt: integer().notNull(),
  },
  (table) => [index('archive_records_by_folder').on(table.folderId, table.archivedAt)],
);

export const retentionRuns = sqliteTable('retention_runs', {
  id: integer().primaryKey({ autoIncrement: true }),
  customerId: text().notNull(),
  at: integer().notNull(),
  removed: integer().notNull(),
});

export const archiveColumns = sqliteTable(
  'archive_columns',
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    name: text().notNull(),
    presentationLabel: text().notNull(),
    position: integer().notNull(),
    isShown: integer({ mode: 'boolean' }).notNull(),
    isSearchable: integer({ mode: 'boolean' }).notNull(),
    isSortable: integer({ mode: 'boolean' }).notNull(),
    isSystem: integer({ mode: 'boolean' }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index('archive_columns_by_customer').on(table.customerId, table.position)],
);

/** Without a row, the company uses the shared archive and never migrated. */
export const archiveEnvironments = sqliteTable('archive_environments', {
  customerId: text().primaryKey(),
  type: integer().$type<digitalArchiveMigration.EnvironmentType>().notNull(),
  targetType: integer().$type<digitalArchiveMigration.EnvironmentType>(),
  migrationStatus: integer().$type<digitalArchiveMigration.MigrationStatus['migrationStatus']>().notNull(),
  statusSince: integer().notNull(),
  /** Staff set this to see a failure in the console. */
  willFail: integer({ mode: 'boolean' }).notNull().default(false),
});

export const webhooks = sqliteTable(
  'webhooks',
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    name: text().notNull(),
    url: text().notNull(),
    isActive: integer({ mode: 'boolean' }).notNull(),
    signingSecret: text().notNull(),
    createdAt: integer().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index('webhooks_by_customer').on(table.customerId)],
);

export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    id: text().primaryKey(),
    webhookId: text().notNull(),
    event: text().notNull(),
    /** Every attempt sends the same JSON. */
    payload: text().notNull(),
    createdAt: integer().notNull(),
    state: text({ enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: integer(),
    status: integer(),
    reason: text(),
    durationMs: integer(),
  },
  (table) => [
    index('webhook_deliveries_by_webhook').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_by_next_try').on(table.state, table.nextTryAt),
  ],
);
