import { sql } from 'drizzle-orm';
import type { Database } from './open-database';
import * as schema from './schema';
import { fillDailyFigures } from '../dashboard/seed-daily-figures';
import { addDocuments } from '../attribute-store/seed-documents';
import { addFjellheim } from '../team/seed-people';
import { addOtherCompanies } from '../companies/seed-other-companies';
import { fillReleases } from '../releases/seed-releases';
import { SeedRows } from './seed-rows';
import { addScaleDocuments } from '../attribute-store/seed-scale-documents';

interface SeedOptions {
  now: number;
  scale: number;
}

/** Fills an empty database; leaves one with people in it as it is. */
export async function seed(db: Database, options: SeedOptions): Promise<void> {
  const [someone] = await db.select({ id: schema.people.id }).from(schema.people).limit(1);
  if (!someone) {
    const rows = new SeedRows();
    addFjellheim(rows, options);
    addOtherCompanies(rows, options.now);
    addDocuments(rows, options.now);
    await rows.insertInto(db);
    if (options.scale > 0) await addScaleDocuments(db, options.scale);
  }
  await fillDailyFigures(db, options.now);
  await fillReleases(db, options.now);
}

/** Back to the first day: everything but the keys goes, so that the issuer stays the same one. */
export async function reseed(db: Database, options: SeedOptions): Promise<void> {
  const { keys: _, ...tables } = schema;
  const [first, ...others] = Object.values(tables).map((table) => db.run(sql`delete from ${table}`));
  if (first) await db.batch([first, ...others]);
  await seed(db, options);
}
