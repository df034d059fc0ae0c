import type { CustomerEnvironment, mfdx } from '@console/api';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ServiceContent } from './service-catalogue';

/** Without a row, nothing is set. */
export const deliverySettings = sqliteTable(
  'delivery_settings',
  {
    customerId: text().notNull(),
    environment: text().$type<CustomerEnvironment>().notNull(),
    serviceId: integer().notNull(),
    /** Contains secrets. */
    draft: text({ mode: 'json' }).$type<ServiceContent>().notNull(),
    /** Null = never published. */
    published: text({ mode: 'json' }).$type<ServiceContent>(),
    isDraft: integer({ mode: 'boolean' }).notNull(),
    isActive: integer({ mode: 'boolean' }).notNull(),
    updatedAt: integer().notNull(),
    updatedByName: text().notNull(),
    version: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.environment, table.serviceId] })],
);

export const deliveryHistory = sqliteTable(
  'delivery_history',
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    environment: text().$type<CustomerEnvironment>().notNull(),
    serviceId: integer().notNull(),
    /** 1 created, 2 updated, 3 published. */
    kind: integer().notNull(),
    at: integer().notNull(),
    byName: text().notNull(),
    changes: text({ mode: 'json' }).$type<mfdx.SettingChange[]>().notNull(),
  },
  (table) => [index('delivery_history_by_environment').on(table.customerId, table.environment)],
);

/** The last publishing, and a number that grows with every change. */
export const deliveryEnvironments = sqliteTable(
  'delivery_environments',
  {
    customerId: text().notNull(),
    environment: text().$type<CustomerEnvironment>().notNull(),
    version: integer().notNull(),
    publishedAt: integer(),
    publisher: text(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.environment] })],
);
