import { eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { customers } from '../db/schema';
import { companies } from '../companies/seed-companies';

/** Changes how many users a product of the seeded company may have, so that tests can meet the limit. */
export async function setUserLimit(db: Database, productCode: string, userLimit: number): Promise<void> {
  const isFjellheim = eq(customers.id, companies.fjellheim.id);
  const [company] = await db.select().from(customers).where(isFjellheim);
  const others = company?.licenses.filter((license) => license.productCode !== productCode) ?? [];
  await db
    .update(customers)
    .set({ licenses: [...others, { productCode, userLimit }] })
    .where(isFjellheim);
}
