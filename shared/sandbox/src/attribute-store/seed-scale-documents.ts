import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { documents } from '../db/schema';

/** Production last: the others are made from what it has. */
const ENVIRONMENTS = ['development', 'test', 'production'] as const;

/**
 * More documents, the same in each environment, until each has `amount`: those of production over and over, `PEN-0101`
 * again as `PEN-0101-2`. The database makes them itself, because sending it 150,000 rows would take long.
 */
export async function addScaleDocuments(db: Database, amount: number): Promise<void> {
  const originals = await db.$count(documents, eq(documents.environment, 'production'));
  for (const environment of ENVIRONMENTS) {
    const missing = amount - (await db.$count(documents, eq(documents.environment, environment)));
    if (missing <= 0) continue;
    await db.run(sql`
      insert into documents (environment, id, content, updated_at, updated_by, updated_by_name)
      with recursive rounds(number) as (select 2 union all select number + 1 from rounds where number < 2 + ${missing} / ${originals})
      select
        ${environment}, id || '-' || printf('%04d', number),
        json_set(content, '$.type', (content ->> '$.type') || '-' || number),
        updated_at, updated_by, updated_by_name
      from rounds cross join documents
      where environment = 'production'
      limit ${missing}
    `);
  }
}
