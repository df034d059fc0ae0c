import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../db/open-database';
import { members, people, roles } from '../db/schema';
import { hashPassword } from '../identity/passwords';
import type { RoleSeed } from './companies';
import { splitName } from './names';
import { SEED_PASSWORD } from './personas';
import { accessFor } from '../products';

/** What a seed adds to the database; nothing is written before all of it is known. */
export class SeedRows {
  readonly #tables = new Map<SQLiteTable, object[]>();

  add<Table extends SQLiteTable>(table: Table, ...rows: Table['$inferInsert'][]): void {
    const list = this.#tables.get(table) ?? [];
    list.push(...rows);
    this.#tables.set(table, list);
  }

  /** One transaction, in pieces small enough for SQLite's limit of variables. */
  async insertInto(db: Database): Promise<void> {
    const statements: BatchItem<'sqlite'>[] = [];
    for (const [table, rows] of this.#tables) {
      for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
        statements.push(db.insert(table).values(rows.slice(start, start + ROWS_PER_STATEMENT)));
      }
    }
    const [first, ...others] = statements;
    if (first) await db.batch([first, ...others]);
  }
}

const ROWS_PER_STATEMENT = 500;

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
