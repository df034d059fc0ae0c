import { sql } from 'drizzle-orm';
import type { Subject } from '../platform/subject';
import { type Database, JOURNAL_TABLE } from './open-database';
import { people } from './schema';
import { type SeedOptions, SeedRows } from './seed-rows';

/** Fills an empty database. One that has people in it gets only what is added at every start. */
export async function seed(db: Database, subjects: readonly Subject[], options: SeedOptions): Promise<void> {
  const [someone] = await db.select({ id: people.id }).from(people).limit(1);
  if (!someone) {
    const rows = new SeedRows();
    for (const subject of subjects) subject.seed?.(rows, options);
    await rows.insertInto(db);
  }
  for (const subject of subjects) await subject.seedAtStart?.(db, options.now);
}

/** Empties every table but the keys, so that issued tokens can still be checked, and seeds again. */
export async function reseed(db: Database, subjects: readonly Subject[], options: SeedOptions): Promise<void> {
  const tables = await db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not in ('keys', ${JOURNAL_TABLE}) and name not like 'sqlite_%'`,
  );
  const [first, ...others] = tables.map(({ name }) => db.run(sql`delete from ${sql.identifier(name)}`));
  if (first) await db.batch([first, ...others]);
  await seed(db, subjects, options);
}
