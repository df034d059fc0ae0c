import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { customers, members, people } from '../db/schema';
import { STATUS_ACTIVE } from '../members/user-status';
import { byName } from '../words/request-words';

export async function companiesOf(db: Database, personId: string) {
  const rows = await db
    .select({ id: customers.id, name: customers.name, orgNumber: customers.orgNumber, isActive: customers.isActive })
    .from(members)
    .innerJoin(customers, eq(customers.id, members.customerId))
    .where(and(eq(members.personId, personId), eq(members.statusId, STATUS_ACTIVE)));
  return byName(rows);
}

/** The last choice, or the only company; undefined = none, or no choice yet. */
export async function companyForSignIn(db: Database, personId: string) {
  const companies = await companiesOf(db, personId);
  const [person] = await db.select().from(people).where(eq(people.id, personId));
  const company = companies.find(({ id }) => id === person?.chosenCustomerId);
  return company ?? (companies.length === 1 ? companies[0] : undefined);
}

export async function chooseCompany(db: Database, personId: string, customerId: string): Promise<boolean> {
  const companies = await companiesOf(db, personId);
  if (!companies.some(({ id }) => id === customerId)) return false;
  await db.update(people).set({ chosenCustomerId: customerId }).where(eq(people.id, personId));
  return true;
}
