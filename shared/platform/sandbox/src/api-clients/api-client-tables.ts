import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const apiClients = sqliteTable(
  'api_clients',
  {
    clientId: text().primaryKey(),
    customerId: text().notNull(),
    name: text().notNull(),
    clientType: integer().notNull(),
    /** A SHA-256 hash, because the secret must not be stored. */
    secretHash: text().notNull(),
    useMtls: integer({ mode: 'boolean' }).notNull(),
    /** Hex without colons: SHA-256 or SHA-1 of the certificate. */
    thumbprint: text(),
    enabled: integer({ mode: 'boolean' }).notNull().default(true),
    useWebeditorEnvScope: integer({ mode: 'boolean' }).notNull().default(false),
    webeditorScope: integer(),
    createdAt: integer().notNull(),
    lastTokenAt: integer(),
    lastCallAt: integer(),
  },
  (table) => [index('api_clients_by_customer').on(table.customerId)],
);

export const clientPostings = sqliteTable('client_postings', {
  id: integer().primaryKey({ autoIncrement: true }),
  customerId: text().notNull(),
  clientId: text().notNull(),
  kind: text({ enum: ['metaTool'] }).notNull(),
  content: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  at: integer().notNull(),
});
