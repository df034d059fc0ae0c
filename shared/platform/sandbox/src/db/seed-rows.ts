import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './open-database';

export interface SeedOptions {
  now: number;
  scale: number;
}

export class SeedRows {
  readonly #tables = new Map<SQLiteTable, object[]>();
  readonly #steps: ((db: Database) => Promise<void>)[] = [];

  add<Table extends SQLiteTable>(table: Table, ...rows: Table['$inferInsert'][]): void {
    const list = this.#tables.get(table) ?? [];
    list.push(...rows);
    this.#tables.set(table, list);
  }

  of<Table extends SQLiteTable>(table: Table): readonly Table['$inferInsert'][] {
    return this.#tables.get(table) ?? [];
  }

  addStep(step: (db: Database) => Promise<void>): void {
    this.#steps.push(step);
  }

  async insertInto(db: Database): Promise<void> {
    const [first, ...others] = [...this.#tables].map(([table, rows]) => db.run(insertion(table, rows)));
    if (first) await db.batch([first, ...others]);
    for (const step of this.#steps) await step(db);
  }
}

/** One JSON text per table: ten times as fast as a variable per cell. */
function insertion(table: SQLiteTable, rows: readonly object[]): SQL {
  const columns = Object.entries(getTableColumns(table));
  const cells = rows.map((row) =>
    columns.map(([key, column]) => {
      const value: unknown = (row as Record<string, unknown>)[key] ?? column.default ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    }),
  );
  const names = sql.join(
    columns.map(([key]) => sql.identifier(snakeCase(key))),
    sql`, `,
  );
  const values = sql.join(
    columns.map((_, index) => sql.raw(`value ->> ${index}`)),
    sql`, `,
  );
  return sql`insert into ${table} (${names}) select ${values} from json_each(${JSON.stringify(cells)})`;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
