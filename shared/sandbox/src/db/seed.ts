import { sql } from 'drizzle-orm';
import { type Database, JOURNAL_TABLE, openDatabase, type OpenDatabase, openInMemory } from './open-database';
import { people } from './schema';
import { type SeedOptions, SeedRows } from './seed-rows';

/** The seeded rows of one subject. */
export interface Seeds {
  /** Adds rows to a new database. Runs in the order of the list; all rows are inserted in one transaction. */
  seed?: (rows: SeedRows, options: SeedOptions) => void;
  /** Runs at every start, to add rows that the database lacks. `now` in epoch milliseconds. */
  seedAtStart?: (db: Database, now: number) => Promise<void>;
}

/** Every sandbox of the tests is new, and making and filling its tables took most of the time of its start. */
const AS_GOOD_AS_NEW = 60_000;

let filled: { options: SeedOptions; opened: Promise<OpenDatabase> } | undefined;

/** Opens a database that is up to date and filled. In memory it is a copy of one that was filled at about the same time. */
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

/** What is seeded is dated from the moment of the start: it may be a little older, but of no other day. */
function isSameMoment(one: SeedOptions, other: SeedOptions): boolean {
  const age = other.now - one.now;
  const isSameDay = new Date(one.now).toDateString() === new Date(other.now).toDateString();
  return one.scale === other.scale && age >= 0 && age < AS_GOOD_AS_NEW && isSameDay;
}

/** Fills an empty database. One that has people in it gets only what is added at every start. */
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
