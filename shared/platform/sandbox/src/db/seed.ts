import { randomUUID } from 'node:crypto';
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  type Database,
  JOURNAL_TABLE,
  type OpenDatabase,
  openDatabase,
  openFilled,
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

/** Tests start many sandboxes; copying a database this young saves most of a start. */
const COPIED_FOR_MS = 60_000;

/** Folder of a test run: each test file loads this module anew. */
const FOLDER = process.env.FILLED_DATABASES;

interface Filled {
  options: SeedOptions;
  opened: Promise<OpenDatabase>;
}

let filled: Filled | undefined;

/** Copies a database filled at about the same time. */
export async function openSeeded(url: string, subjects: readonly Seeds[], options: SeedOptions): Promise<OpenDatabase> {
  if (url !== ':memory:') return await fill(openDatabase(url), subjects, options);
  if (!filled || !isSameMoment(filled.options, options)) {
    filled = recentFile(options) ?? { options, opened: fillInMemory(subjects, options) };
  }
  const { db } = await filled.opened;
  return await openInMemory(db);
}

function recentFile(wanted: SeedOptions): Filled | undefined {
  for (const name of FOLDER ? readdirSync(FOLDER) : []) {
    const [, scale, now] = /^(\d+)-(\d+)-.*\.db$/.exec(name) ?? [];
    const options = { scale: Number(scale), now: Number(now) };
    if (FOLDER && isSameMoment(options, wanted)) return { options, opened: openFilled(join(FOLDER, name)) };
  }
  return undefined;
}

async function fillInMemory(subjects: readonly Seeds[], options: SeedOptions): Promise<OpenDatabase> {
  const opened = await fill(openInMemory(), subjects, options);
  if (FOLDER) {
    const id = randomUUID();
    const unfinished = join(FOLDER, id);
    await opened.db.run(sql`vacuum into ${`file:${unfinished}?vfs=unix`}`);
    renameSync(unfinished, join(FOLDER, `${options.scale}-${options.now}-${id}.db`));
  }
  return opened;
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
