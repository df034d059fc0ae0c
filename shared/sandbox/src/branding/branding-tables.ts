import type { whiteLabel } from '@console/api';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What a company has changed of its branding. No row = the platform's own. */
export const brandings = sqliteTable('brandings', {
  customerId: text().primaryKey(),
  colors: text({ mode: 'json' }).$type<whiteLabel.BrandColors>().notNull(),
  logoUrl: text().notNull(),
  useCustomLogin: integer({ mode: 'boolean' }).notNull(),
  loginUrl: text().notNull(),
  /** Data URLs by month. Megabytes: select them only where they are needed. */
  pictures: text({ mode: 'json' }).$type<whiteLabel.MonthPictures>().notNull(),
  version: integer().notNull().default(1),
});
