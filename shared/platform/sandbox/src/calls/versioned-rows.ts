import { and, eq, getTableName, type SQL } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../db/open-database';
import { type Fields, noteChange } from './note-change';
import type { Principal } from './principal';
import type { RecordReads } from './record-reads';

interface Store {
  db: Database;
  recordReads: RecordReads;
}

type VersionedTable = SQLiteTable & { version: SQLiteColumn };
/** Version 0 = not stored yet. */
type Row = Fields & { readonly version: number };
type Written = Promise<{ rowsAffected: number }>;

function keyOf(table: SQLiteTable): SQLiteColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

const recordOf = (table: SQLiteTable, row: Fields): string =>
  [getTableName(table), ...keyOf(table).map(({ name }) => row[name])].join(' ');

export function noteRead({ recordReads }: Store, { person }: Principal, table: SQLiteTable, ...rows: Row[]): void {
  for (const row of rows) recordReads.note(person.id, recordOf(table, row), row.version);
}

/** `around` may add a condition. */
export const writeRow = <Columns extends Fields>(
  { db, recordReads }: Store,
  principal: Principal,
  table: VersionedTable & { $inferInsert: Columns },
  row: Row,
  set: Partial<Columns>,
  around: (write: (condition?: SQL) => Written) => Written = (write) => write(),
): Promise<void> =>
  recordReads.write(principal, recordOf(table, row), row.version, (version) =>
    around(async (condition) => {
      const isRow = keyOf(table).map((column) => eq(column, row[column.name]));
      return db
        .update(table)
        .set({ ...set, version })
        .where(and(...isRow, eq(table.version, row.version), condition));
    }),
  );

/** Also for the audit entry. */
export async function updateRow<Columns extends Fields>(
  store: Store,
  principal: Principal,
  table: VersionedTable & { $inferInsert: Columns },
  row: Row & { readonly id: string; readonly name: string },
  set: Partial<Columns>,
): Promise<void> {
  await writeRow(store, principal, table, row, set);
  const { name } = { ...row, ...set };
  noteChange(principal, { id: row.id, name, before: row, after: set });
}

/** The row may be new. */
export const putRow = <Columns extends Fields>(
  { db, recordReads }: Store,
  principal: Principal,
  table: VersionedTable & { $inferInsert: Columns },
  row: Row,
  set: Partial<Columns>,
): Promise<void> =>
  recordReads.write(principal, recordOf(table, row), row.version, (version) =>
    db
      .insert<VersionedTable>(table)
      .values({ ...row, ...set, version })
      .onConflictDoUpdate({
        target: keyOf(table),
        set: { ...set, version },
        setWhere: eq(table.version, row.version),
      }),
  );
