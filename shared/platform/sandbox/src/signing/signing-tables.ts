import type { adminIntegration } from '@console/api';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SigningCredentials, SigningKeys } from './credentials';

/** A company's provider of digital signing, and the folders of signed files. Secrets are sent to the provider only. */
export const signingSettings = sqliteTable('signing_settings', {
  customerId: text().primaryKey(),
  /** Null = no provider chosen. */
  providerId: text().$type<adminIntegration.ProviderId>(),
  credentials: text({ mode: 'json' }).$type<SigningCredentials>().notNull(),
  signAuthMethods: text({ mode: 'json' }).$type<Record<string, boolean>>().notNull(),
  /** Generated keys that are not saved yet. */
  newKeys: text({ mode: 'json' }).$type<SigningKeys>(),
  archive: text({ mode: 'json' }).$type<adminIntegration.ArchiveIntegration>().notNull(),
  providerVersion: integer().notNull().default(1),
  archiveVersion: integer().notNull().default(1),
});

/** Documents that were sent to be signed. */
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

/** The state of the stand-ins of the signing providers. No row = they work. */
export const signingProviderStates = sqliteTable('signing_provider_states', {
  providerId: text().$type<adminIntegration.ProviderId>().primaryKey(),
  state: text({ enum: ['slow', 'down'] }).notNull(),
});

/** Access keys that the stand-in of Scrive has issued. */
export const scriveKeys = sqliteTable('scrive_keys', {
  apiToken: text().primaryKey(),
  account: text().notNull(),
  /** SHA-256 of the other three. */
  hash: text().notNull(),
});
