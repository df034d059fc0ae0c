import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export type Database = LibSQLDatabase;

export interface OpenDatabase {
  db: Database;
  close: () => void;
}

/** Made by drizzle-kit from the tables in the sources. A released one is never edited. */
const migrationsFolder = join(import.meta.dirname, 'migrations');
/** Where drizzle notes what it has done. */
export const JOURNAL_TABLE = '__drizzle_migrations';
const CREATE_JOURNAL = `create table if not exists ${JOURNAL_TABLE} (id serial primary key, hash text not null, created_at numeric)`;

/** Opens `:memory:`, a `file:` or a `libsql://` server and brings its tables up to date. */
export async function openDatabase(url: string): Promise<OpenDatabase> {
  if (url === ':memory:') return await openInMemory();
  if (url.startsWith('file:')) mkdirSync(dirname(resolve(url.slice('file:'.length))), { recursive: true });
  const client = createClient({ url });
  // A second process on the same file, such as an overlapping restart, waits instead of failing.
  if (url.startsWith('file:')) await client.executeMultiple('pragma journal_mode = wal; pragma busy_timeout = 5000;');
  await adoptOldJournal(client);
  const opened = openOn(client);
  await migrate(opened.db, { migrationsFolder });
  return opened;
}

/** Opens a database in memory: one with empty tables, or a copy of another one in memory. */
export async function openInMemory(original?: Database): Promise<OpenDatabase> {
  // By a name that SQLite takes for a path, since it copies into a path only. It is in no folder and ends with `close`.
  const path = `file:/${randomUUID()}?vfs=memdb`;
  const client = createClient({ url: `file:${encodeURIComponent(path)}`, concurrency: 1 });
  if (original) await original.run(sql`vacuum into ${path}`);
  else await createTables(client);
  return openOn(client);
}

const openOn = (client: Client): OpenDatabase => ({
  db: drizzle(client, { casing: 'snake_case' }),
  close: () => client.close(),
});

/** All migrations in one call: half the time of the migrator, which makes one for each statement. */
async function createTables(client: Client): Promise<void> {
  const statements = readMigrationFiles({ migrationsFolder }).flatMap((migration) => migration.sql);
  await client.executeMultiple(`begin; ${statements.join('')} commit;`);
}

/** Data folders of earlier versions note by name, in a table of their own, what they have done; drizzle by the time. */
async function adoptOldJournal(client: Client): Promise<void> {
  const old = await client.execute("select 1 from sqlite_master where type = 'table' and name = 'migrations'");
  if (old.rows.length === 0) return;
  const done = new Set((await client.execute('select name from migrations')).rows.map((row) => row.name));
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
  const next = entries.findIndex(({ tag }) => !done.has(tag));
  const [last] = (next === -1 ? entries : entries.slice(0, next)).slice(-1);
  const note = { sql: `insert into ${JOURNAL_TABLE} (hash, created_at) values ('', ?)`, args: [last?.when ?? 0] };
  await client.batch([CREATE_JOURNAL, note, 'drop table if exists migrations'], 'write');
}

interface Journal {
  entries: { tag: string; when: number }[];
}
