import { randomUUID } from 'node:crypto';
import { copyFileSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  type Database,
  JOURNAL_TABLE,
  type OpenDatabase,
  openDatabase,
  openDisposable,
  openInMemory,
} from './open-database';
import { people } from './schema';
import { type SeedOptions, SeedRows } from './seed-rows';

export interface Seeds {
  /** Fills a new database, in the list's order, in a single transaction. */
  seed?: (rows: SeedRows, options: SeedOptions) => void;
  /** Adds rows that the database lacks, at every start. `now` in epoch milliseconds. */
  seedAtStart?: (db: Database, now: number) => Promise<void>;
}

/** A run of tests shares the databases that its sandboxes fill. */
const FOLDER = process.env.FILLED_DATABASES;
/** Dates of seeds count from the start, so a copy must be young. */
const COPIED_FOR_MS = 60_000;

export async function openSeeded(url: string, subjects: readonly Seeds[], options: SeedOptions): Promise<OpenDatabase> {
  if (url !== ':memory:') return await fill(openDatabase(url), subjects, options);
  if (!FOLDER) return await fill(openInMemory(), subjects, options);
  const filled = filledIn(FOLDER, options) ?? (await fillIn(FOLDER, subjects, options));
  const copy = join(FOLDER, randomUUID());
  copyFileSync(filled, copy);
  return await openDisposable(copy);
}

function filledIn(folder: string, wanted: SeedOptions): string | undefined {
  const name = readdirSync(folder).find((each) => {
    const [, scale, now] = /^(\d+)-(\d+)-.*\.db$/.exec(each) ?? [];
    return isSameMoment({ scale: Number(scale), now: Number(now) }, wanted);
  });
  return name && join(folder, name);
}

async function fillIn(folder: string, subjects: readonly Seeds[], options: SeedOptions): Promise<string> {
  const { db, close } = await fill(openInMemory(), subjects, options);
  const id = randomUUID();
  const unfinished = join(folder, id);
  await db.run(sql`vacuum into ${unfinished}`);
  close();
  const filled = join(folder, `${options.scale}-${options.now}-${id}.db`);
  renameSync(unfinished, filled);
  return filled;
}

async function fill(
  opening: Promise<OpenDatabase>,
  subjects: readonly Seeds[],
  options: SeedOptions,
): Promise<OpenDatabase> {
  const opened = await opening;
  await seed(opened.db, subjects, options);
  return opened;
}

/** Seeds are dated from the start, so a copy must be from the same day. */
function isSameMoment(one: SeedOptions, other: SeedOptions): boolean {
  const age = other.now - one.now;
  const isSameDay = new Date(one.now).toDateString() === new Date(other.now).toDateString();
  return one.scale === other.scale && age >= 0 && age < COPIED_FOR_MS && isSameDay;
}

async function seed(db: Database, subjects: readonly Seeds[], options: SeedOptions): Promise<void> {
  const [someone] = await db.select({ id: people.id }).from(people).limit(1);
  if (!someone) {
    const rows = new SeedRows();
    for (const subject of subjects) subject.seed?.(rows, options);
    await rows.insertInto(db);
  }
  for (const subject of subjects) await subject.seedAtStart?.(db, options.now);
}

/** Keeps the keys, so that issued tokens stay valid. */
export async function reseed(db: Database, subjects: readonly Seeds[], options: SeedOptions): Promise<void> {
  const tables = await db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not in ('keys', ${JOURNAL_TABLE}) and name not like 'sqlite_%'`,
  );
  const [first, ...others] = tables.map(({ name }) => db.run(sql`delete from ${sql.identifier(name)}`));
  if (first) await db.batch([first, ...others]);
  await seed(db, subjects, options);
}
