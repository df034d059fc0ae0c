import type { CustomerEnvironment, mfdx } from '@console/api';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ServiceContent } from './service-catalogue';

/** A company's settings of a delivery service in one environment. No row = nothing has been set. */
export const deliverySettings = sqliteTable(
  'delivery_settings',
  {
    customerId: text().notNull(),
    environment: text().$type<CustomerEnvironment>().notNull(),
    serviceId: integer().notNull(),
    /** The content of the last save, secrets included. */
    draft: text({ mode: 'json' }).$type<ServiceContent>().notNull(),
    /** The content in use. Null = it has never been published. */
    published: text({ mode: 'json' }).$type<ServiceContent>(),
    isDraft: integer({ mode: 'boolean' }).notNull(),
    isActive: integer({ mode: 'boolean' }).notNull(),
    updatedAt: integer().notNull(),
    updatedByName: text().notNull(),
    version: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.environment, table.serviceId] })],
);

/** The history of a service's settings. Contains no secrets. */
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

/** A company's environment: the time of the last publishing, and a number that grows with every change of a service. */
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
/* The payment simulator's. Nothing here holds a card's number. */
