import type { digitalArchiveMigration } from '@console/api';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** How long the records of a company's archive folders are stored. */
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
/** Folders of the digital archive. */
export const archiveFolders = sqliteTable(
  'archive_folders',
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    /** Null = a folder of the top level. */
    parentId: text(),
    name: text().notNull(),
    /** Ids of groups. One that has been deleted stays, so that its folder does not become open to everyone. */
    accessGroups: text({ mode: 'json' }).$type<string[]>().notNull(),
    retentionPolicyId: text(),
    version: integer().notNull().default(1),
  },
  (table) => [index('archive_folders_by_parent').on(table.customerId, table.parentId)],
);

/** Documents in the digital archive. */
export const archiveRecords = sqliteTable(
  'archive_records',
  {
    id: text().primaryKey(),
    folderId: text().notNull(),
    title: text().notNull(),
    /** Values by the name of their archive column. */
    metadata: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    archivedAt: integer().notNull(),
  },
  (table) => [index('archive_records_by_folder').on(table.folderId, table.archivedAt)],
);

/** The last deletion by age: when it ran and how many records it deleted. */
export const retentionRuns = sqliteTable('retention_runs', {
  id: integer().primaryKey({ autoIncrement: true }),
  customerId: text().notNull(),
  at: integer().notNull(),
  removed: integer().notNull(),
});

/** Columns of the archive's lists. */
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
    /** The same in all of a company's columns: they are saved together. */
    version: integer().notNull().default(1),
  },
  (table) => [index('archive_columns_by_customer').on(table.customerId, table.position)],
);

/**
 * The environment of a company's archive, and the target of a running migration. No row = shared, and never migrated.
 */
export const archiveEnvironments = sqliteTable('archive_environments', {
  customerId: text().primaryKey(),
  type: integer().$type<digitalArchiveMigration.EnvironmentType>().notNull(),
  targetType: integer().$type<digitalArchiveMigration.EnvironmentType>(),
  migrationStatus: integer().$type<digitalArchiveMigration.MigrationStatus['migrationStatus']>().notNull(),
  statusSince: integer().notNull(),
  /** The next migration ends with an error; set by staff, to try the console's reaction. */
  willFail: integer({ mode: 'boolean' }).notNull().default(false),
});

/** Addresses that receive the events of a company's archive. */
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

/** Deliveries to webhooks: sent, or waiting to be sent. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    id: text().primaryKey(),
    webhookId: text().notNull(),
    event: text().notNull(),
    /** The JSON text of the delivery, the same at every attempt. */
    payload: text().notNull(),
    createdAt: integer().notNull(),
    state: text({ enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: integer(),
    /** HTTP status of the last answer. */
    status: integer(),
    /** The reason why the last attempt failed. */
    reason: text(),
    durationMs: integer(),
  },
  (table) => [
    index('webhook_deliveries_by_webhook').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_by_next_try').on(table.state, table.nextTryAt),
  ],
);
