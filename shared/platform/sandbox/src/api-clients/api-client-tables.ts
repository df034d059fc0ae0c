import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Clients for machine access. */
export const apiClients = sqliteTable(
  'api_clients',
  {
    clientId: text().primaryKey(),
    customerId: text().notNull(),
    name: text().notNull(),
    clientType: integer().notNull(),
    /** SHA-256 of the secret; the secret itself is stored nowhere. */
    secretHash: text().notNull(),
    useMtls: integer({ mode: 'boolean' }).notNull(),
    /** Hexadecimal, without colons: SHA-256 or SHA-1 of the client's certificate. */
    thumbprint: text(),
    enabled: integer({ mode: 'boolean' }).notNull().default(true),
    useWebeditorEnvScope: integer({ mode: 'boolean' }).notNull().default(false),
    webeditorScope: integer(),
    createdAt: integer().notNull(),
    /** The times of its last token and of its last call with one. */
    lastTokenAt: integer(),
    lastCallAt: integer(),
  },
  (table) => [index('api_clients_by_customer').on(table.customerId)],
);

/** Documents that API clients have posted for MetaTool. Their audit entries are in the common log (`audit_entries`). */
export const clientPostings = sqliteTable('client_postings', {
  id: integer().primaryKey({ autoIncrement: true }),
  customerId: text().notNull(),
  clientId: text().notNull(),
  kind: text({ enum: ['metaTool'] }).notNull(),
  content: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  at: integer().notNull(),
});
