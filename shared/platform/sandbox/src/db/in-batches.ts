import { sql } from 'drizzle-orm';

/** SQLite limits the variables of a statement. */
export function inBatches<Row>(rows: readonly Row[], size = 500): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}

/** A single variable. */
export const jsonList = (values: readonly unknown[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;
