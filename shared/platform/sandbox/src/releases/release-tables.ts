import type { version } from '@console/api';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export type PictureKind = 'chart' | 'diagram' | 'dialog' | 'editor' | 'form' | 'list';

export const releasePackages = sqliteTable('release_packages', {
  packageId: integer().primaryKey(),
  packageVersion: text().notNull(),
  packageType: integer().notNull(),
  state: text({ enum: ['preparing', 'released'] }).notNull(),
  releasedAt: integer().notNull(),
  customerIds: text({ mode: 'json' }).$type<string[]>(),
  generalInfo: text().notNull(),
  downloadInfo: text().notNull(),
  dependencies: text({ mode: 'json' }).$type<string[]>().notNull(),
  changelogs: text({ mode: 'json' })
    .$type<(Omit<version.ApplicationChangelog, 'image'> & { picture: PictureKind | null })[]>()
    .notNull(),
});

export const releaseNotifications = sqliteTable('release_notifications', {
  customerId: text().primaryKey(),
  isSending: integer({ mode: 'boolean' }).notNull(),
  emails: text({ mode: 'json' }).$type<string[]>().notNull(),
  version: integer().notNull().default(0),
});
