import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { migrations } from './migrations';

export type Database = LibSQLDatabase;

export interface OpenDatabase {
  db: Database;
  close: () => void;
}

/** Opens `:memory:`, a `file:` or a `libsql://` server and brings its tables up to date. */
export async function openDatabase(url: string): Promise<OpenDatabase> {
  if (url.startsWith('file:')) mkdirSync(dirname(resolve(url.slice('file:'.length))), { recursive: true });
  const client = createClient({ url });
  // A second process on the same file, such as an overlapping restart, waits instead of failing.
  if (url.startsWith('file:')) await client.executeMultiple('pragma journal_mode = wal; pragma busy_timeout = 5000;');
  await migrate(client);
  return { db: drizzle(client, { casing: 'snake_case' }), close: () => client.close() };
}

async function migrate(client: Client): Promise<void> {
  await client.execute('create table if not exists migrations (name text primary key)');
  const done = await client.execute('select name from migrations');
  const names = new Set(done.rows.map((row) => row.name));
  for (const { name, sql } of migrations) {
    if (names.has(name)) continue;
    // One transaction per migration: a crash leaves all of it or nothing.
    await client.executeMultiple(`begin; ${sql}; insert into migrations values ('${name}'); commit;`);
  }
}
