import type { adminIntegration } from '@console/api';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SigningCredentials, SigningKeys } from './credentials';

export const signingSettings = sqliteTable('signing_settings', {
  customerId: text().primaryKey(),
  /** Null = none. */
  providerId: text().$type<adminIntegration.ProviderId>(),
  credentials: text({ mode: 'json' }).$type<SigningCredentials>().notNull(),
  signAuthMethods: text({ mode: 'json' }).$type<Record<string, boolean>>().notNull(),
  newKeys: text({ mode: 'json' }).$type<SigningKeys>(),
  archive: text({ mode: 'json' }).$type<adminIntegration.ArchiveIntegration>().notNull(),
  providerVersion: integer().notNull().default(1),
  archiveVersion: integer().notNull().default(1),
});

export const signingOrders = sqliteTable('signing_orders', {
  id: text().primaryKey(),
  customerId: text().notNull(),
  providerId: text().$type<adminIntegration.ProviderId>().notNull(),
  documentName: text().notNull(),
  signAuthMethod: text().notNull(),
  folderId: text(),
  createdAt: integer().notNull(),
  signedAt: integer(),
});

/** Without a row, the provider works. */
export const signingProviderStates = sqliteTable('signing_provider_states', {
  providerId: text().$type<adminIntegration.ProviderId>().primaryKey(),
  state: text({ enum: ['slow', 'down'] }).notNull(),
});

export const scriveKeys = sqliteTable('scrive_keys', {
  apiToken: text().primaryKey(),
  account: text().notNull(),
  /** SHA-256 of API secret, access token and access secret. */
  hash: text().notNull(),
});
