import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { type Database, openDatabase } from './open-database';
import { openSeeded } from './seed';

const migrations = join(__dirname, 'migrations');
const meta = (file: string) => JSON.parse(readFileSync(join(migrations, 'meta', file), 'utf8')) as unknown;
const { entries } = meta('_journal.json') as { entries: { tag: string }[] };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function tablesOfSources() {
  const sources = join(__dirname, '..');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(-tables|\/schema)\.ts$/.test(path),
  );
  const modules = await Promise.all(files.map((file) => import(join(sources, file)) as Promise<object>));
  return generateSQLiteDrizzleJson(Object.assign({}, ...modules), undefined, 'snake_case');
}

/** Ignores column order and names of unique indexes. */
async function tablesIn(execute: (sql: string) => Promise<Record<string, unknown>[]>): Promise<unknown> {
  const columns = await execute(`
    select t.name as 'table', c.name, lower(c.type) as type, c."notnull" or c.pk > 0 as required, c.pk > 0 as pk,
      case c.dflt_value when 'true' then '1' when 'false' then '0' else c.dflt_value end as value
    from sqlite_master t join pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like 'sqlite_%' and t.name not like '\\_\\_%' escape '\\' order by 1, 2`);
  const indexes = await execute(`
    select t.name as 'table', i."unique", group_concat(c.name) as columns,
      case i."unique" when 0 then i.name end as name
    from sqlite_master t join pragma_index_list(t.name) i join pragma_index_info(i.name) c
    where t.type = 'table' and t.name not like 'sqlite_%' and t.name not like '\\_\\_%' escape '\\' group by t.name, i.name
    order by 1, 3, 4`);
  return { columns, indexes };
}

const tablesOf = (db: Database) => tablesIn((query) => db.all(query));

test('the migrations make the tables of the sources: otherwise `npm run console -- migration`', async () => {
  const sources = await tablesOfSources();
  const last = readdirSync(join(migrations, 'meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const known = meta(last ?? '') as typeof sources;
  expect(await generateSQLiteMigration(known, sources)).toEqual([]);

  const nothing = await generateSQLiteDrizzleJson({}, undefined, 'snake_case');
  const client = createClient({ url: ':memory:' });
  await client.executeMultiple((await generateSQLiteMigration(nothing, sources)).join('\n'));
  const expected = await tablesIn(async (query) => (await client.execute(query)).rows.map((row) => ({ ...row })));
  for (const url of [':memory:', `file:${join(folder, 'new.db')}`]) {
    const { db, close } = await openDatabase(url);
    expect(await tablesOf(db)).toEqual(expected);
    close();
  }
  client.close();
});

test.each([1, 4, 11, 14])(
  'a data folder of an earlier version, with %i migrations by name, opens with what is in it',
  async (count) => {
    const url = `file:${join(folder, 'old.db')}`;
    const client = createClient({ url });
    await client.execute('create table migrations (name text primary key)');
    for (const { tag } of entries.slice(0, count)) {
      await client.executeMultiple(readFileSync(join(migrations, `${tag}.sql`), 'utf8'));
      await client.execute({ sql: 'insert into migrations values (?)', args: [tag] });
    }
    await client.execute(`insert into invoices (id, customer_id, number, amount_due, issued_at, due_at, paid_at)
      values ('i1', 'c1', '100', 5, 1, 2, 3)`);
    client.close();

    for (let times = 0; times < 2; times++) {
      const { db, close } = await openDatabase(url);
      const [invoice] = await db.all<{ number: string; secret: string }>('select number, secret from invoices');
      expect(invoice?.number).toBe('100');
      const fresh = await openDatabase(':memory:');
      expect(await tablesOf(db)).toEqual(await tablesOf(fresh.db));
      fresh.close();
      close();
    }
  },
);

test('sandboxes of a minute start with one filled database, and neither sees what the other does then', async () => {
  const seedAtStart = jest.fn(async (db: Database) => {
    await db.run("insert into keys values ('signing', 'first')");
  });
  // No other test has this scale.
  const open = () => openSeeded(':memory:', [{ seedAtStart }], { now: Date.now(), scale: 3 });
  const copies = [await open(), await open()];
  expect(seedAtStart).toHaveBeenCalledTimes(1);
  await copies[0]?.db.run("update keys set value = 'changed'");
  const values = await Promise.all(copies.map(({ db }) => db.all('select value from keys')));
  expect(values).toEqual([[{ value: 'changed' }], [{ value: 'first' }]]);
  for (const { close } of copies) close();
});
