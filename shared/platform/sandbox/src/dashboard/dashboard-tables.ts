import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** For figures without records in the sandbox. */
export const dailyFigures = sqliteTable(
  'daily_figures',
  {
    customerId: text().notNull(),
    figure: text({ enum: ['documents', 'refusedSignIns'] }).notNull(),
    /** Days since 1970-01-01 UTC. */
    day: integer().notNull(),
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.figure, table.day] })],
);
