import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { customers } from '../db/schema';
import { SeedRows } from '../db/seed-rows';
import { seededRandom } from '../db/seeded-random';
import { DAY } from '../platform/day';
import { dailyFigures } from './dashboard-tables';

const STORED_DAYS = 31;
const FIRST_DOCUMENT_COUNT = 178_288;

/** A new database gets figures for every active company; later, only companies with figures get more. */
export async function addDailyFigures(db: Database, now: number): Promise<void> {
  const today = Math.floor(now / DAY);
  const active = await db.select({ id: customers.id }).from(customers).where(eq(customers.isActive, true));
  const isNew = (await db.$count(dailyFigures)) === 0;
  const rows = new SeedRows();
  for (const { id } of active) {
    const last = await lastDay(db, id);
    if (!last && !isNew) continue;
    let documents = last?.value ?? FIRST_DOCUMENT_COUNT;
    for (let day = Math.max(last ? last.day + 1 : 0, today - STORED_DAYS + 1); day <= today; day++) {
      const random = seededRandom(day * 31 + id.length);
      const load = isWorkday(day) ? 1 : 0.15;
      documents += Math.round(load * (150 + random() * 70));
      const refusedSignIns = random() > 0.7 ? 1 + Math.floor(random() * 2) : 0;
      const figures = { documents, refusedSignIns };
      for (const figure of ['documents', 'refusedSignIns'] as const) {
        rows.add(dailyFigures, { customerId: id, figure, day, value: figures[figure] });
      }
    }
  }
  await rows.insertInto(db);
}

const lastDay = (db: Database, customerId: string) =>
  db
    .select()
    .from(dailyFigures)
    .where(and(eq(dailyFigures.customerId, customerId), eq(dailyFigures.figure, 'documents')))
    .orderBy(desc(dailyFigures.day))
    .limit(1)
    .get();

function isWorkday(day: number): boolean {
  const weekday = (day + 4) % 7;
  return weekday !== 0 && weekday !== 6;
}
