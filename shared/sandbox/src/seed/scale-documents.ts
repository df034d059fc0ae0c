import { sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { documents } from '../db/schema';

const ENVIRONMENTS = ['development', 'test', 'production'] as const;

/**
 * More documents, the same in each environment, until each has at least `count`: `PEN-0101` again as `PEN-0101-2` and
 * so on. The database makes them itself, because 150,000 rows would take long to send to it.
 */
export async function addScaleDocuments(db: Database, count: number): Promise<void> {
  for (const environment of ENVIRONMENTS) {
    await db.run(sql`
      insert into documents (environment, id, content, updated_at, updated_by, updated_by_name)
      with recursive
        original as (select row_number() over (order by id) as place, * from ${documents} where environment = 'production'),
        present as (select count(*) as amount from ${documents} where environment = ${environment}),
        copy(number) as (select 0 union all select number + 1 from copy where number + 1 < ${count} - (select amount from present))
      select
        ${environment}, 'd-s' || printf('%06d', copy.number),
        json_set(content, '$.type', (content ->> '$.type') || '-' || (2 + copy.number / (select count(*) from original))),
        updated_at, updated_by, updated_by_name
      from copy join original on original.place = 1 + copy.number % (select count(*) from original)
      where ${count} > (select amount from present)
    `);
  }
}
