import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './open-database';
import { members, people, roles } from './schema';
import { hashPassword } from '../identity/passwords';
import type { RoleSeed } from '../companies/seed-companies';
import { splitName } from '../team/seed-names';
import { SEED_PASSWORD } from '../identity/personas';
import { accessFor } from '../platform/products';

/** What a seed adds to the database; nothing is written before all of it is known. */
export class SeedRows {
  readonly #tables = new Map<SQLiteTable, object[]>();

  add<Table extends SQLiteTable>(table: Table, ...rows: Table['$inferInsert'][]): void {
    const list = this.#tables.get(table) ?? [];
    list.push(...rows);
    this.#tables.set(table, list);
  }

  /** What has been added to a table so far. */
  of<Table extends SQLiteTable>(table: Table): readonly Table['$inferInsert'][] {
    return this.#tables.get(table) ?? [];
  }

  /** All in one transaction. */
  async insertInto(db: Database): Promise<void> {
    const [first, ...others] = [...this.#tables].map(([table, rows]) => db.run(insertion(table, rows)));
    if (first) await db.batch([first, ...others]);
  }
}

/** A table's rows as one text, which the database takes apart: ten times as fast as a variable for each cell. */
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

/** Cheap to check on purpose: every test makes a database, and these are no secrets. */
let seedHash: string | undefined;
function seedPasswordHash(): string {
  seedHash ??= hashPassword(SEED_PASSWORD, 1024);
  return seedHash;
}

interface PersonSeed {
  id: string;
  name: string;
  email: string;
  isStaff?: boolean;
  languageCode?: string;
}

export function addPerson(rows: SeedRows, { name, ...person }: PersonSeed): void {
  rows.add(people, {
    ...person,
    ...splitName(name),
    phoneNumber: `+47 400 ${person.id.slice(-5, -3)} ${person.id.slice(-3)}`,
    passwordHash: seedPasswordHash(),
  });
}

export function addRoles(rows: SeedRows, customerId: string, seeds: RoleSeed[]): void {
  rows.add(
    roles,
    ...seeds.map(({ key, name, description, isReadOnly = false, grants }) => ({
      id: roleId(customerId, key),
      customerId,
      name,
      description,
      isReadOnly,
      access: accessFor(grants),
    })),
  );
}

export function roleId(customerId: string, key: string): string {
  return `${customerId.replace('c-', 'r-')}-${key}`;
}

export function addMember(
  rows: SeedRows,
  member: Omit<typeof members.$inferInsert, 'statusId' | 'version'> & { statusId?: number },
): void {
  rows.add(members, { statusId: 1, ...member });
}
