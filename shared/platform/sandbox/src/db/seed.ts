import { sql } from 'drizzle-orm';
import { type Database, JOURNAL_TABLE, type OpenDatabase, openDatabase, openInMemory } from './open-database';
import { people } from './schema';
import { type SeedOptions, SeedRows } from './seed-rows';

/** The seeded rows of one subject. */
export interface Seeds {
  /** Adds rows to a new database. Runs in the order of the list; all rows are inserted in one transaction. */
  seed?: (rows: SeedRows, options: SeedOptions) => void;
  /** Runs at every start, to add rows that the database lacks. `now` in epoch milliseconds. */
  seedAtStart?: (db: Database, now: number) => Promise<void>;
}

/**
 * The age in milliseconds up to which a filled database is copied for the next sandbox: tests start many, and creating
 * and filling the tables took most of a start.
 */
const COPIED_FOR_MS = 60_000;

let filled: { options: SeedOptions; opened: Promise<OpenDatabase> } | undefined;

/**
 * Opens a database with current tables and seeds. In memory it is a copy of one that was filled at about the same time.
 */
export async function openSeeded(url: string, subjects: readonly Seeds[], options: SeedOptions): Promise<OpenDatabase> {
  if (url !== ':memory:') return await fill(openDatabase(url), subjects, options);
  if (!filled || !isSameMoment(filled.options, options)) {
    filled = { options, opened: fill(openInMemory(), subjects, options) };
  }
  const { db } = await filled.opened;
  return await openInMemory(db);
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

/** Seeds are dated from the moment of the start: a copy may be a little older, but must be of the same day. */
function isSameMoment(one: SeedOptions, other: SeedOptions): boolean {
  const age = other.now - one.now;
  const isSameDay = new Date(one.now).toDateString() === new Date(other.now).toDateString();
  return one.scale === other.scale && age >= 0 && age < COPIED_FOR_MS && isSameDay;
}

/** Fills an empty database. A database with people in it gets only the rows that are added at every start. */
async function seed(db: Database, subjects: readonly Seeds[], options: SeedOptions): Promise<void> {
  const [someone] = await db.select({ id: people.id }).from(people).limit(1);
  if (!someone) {
    const rows = new SeedRows();
    for (const subject of subjects) subject.seed?.(rows, options);
    await rows.insertInto(db);
  }
  for (const subject of subjects) await subject.seedAtStart?.(db, options.now);
}

/** Empties every table but the keys, so that issued tokens can still be checked, and seeds again. */
export async function reseed(db: Database, subjects: readonly Seeds[], options: SeedOptions): Promise<void> {
  const tables = await db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not in ('keys', ${JOURNAL_TABLE}) and name not like 'sqlite_%'`,
  );
  const [first, ...others] = tables.map(({ name }) => db.run(sql`delete from ${sql.identifier(name)}`));
  if (first) await db.batch([first, ...others]);
  await seed(db, subjects, options);
}
