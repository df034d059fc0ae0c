import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Stores figures that have no records in the sandbox. */
export const dailyFigures = sqliteTable(
  'daily_figures',
  {
    customerId: text().notNull(),
    figure: text({ enum: ['documents', 'refusedSignIns'] }).notNull(),
    day: integer().notNull(),
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.figure, table.day] })],
);
