import { type SQL, sql } from 'drizzle-orm';
import type { Platform } from '../platform/platform';
import { FEATURE, MAIN_PRODUCT } from '../calls/products';
import type { Company } from '../calls/principal';
import { Refusal } from '../calls/refusal';
import { STATUS_ACTIVE } from './user-status';

/** Who is not to manage users any more: one user, or all who have a role. */
type Leaving = { userId: string } | { roleId: string };

/**
 * Makes a write that takes somebody's right to manage the company's users, unless nobody would have it any more: then it
 * is refused, at the `field` that the caller would have to leave. The condition is part of the write itself: callers keep
 * their own right by all rules, but two of them may take it from each other at once.
 */
export async function keepAdministrator<Stored extends { rowsAffected: number }>(
  platform: Platform,
  company: Company,
  leaving: Leaving,
  write: (remains: SQL) => Promise<Stored>,
  field?: 'roleId' | 'statusId',
): Promise<Stored> {
  const stored = await write(administratorRemains(company, leaving));
  if (stored.rowsAffected === 0) await refuseLastAdministrator(platform, company, leaving, field);
  return stored;
}

/** In SQL, whether somebody else who is active may manage the company's users. */
function administratorRemains(company: Company, leaving: Leaving) {
  const { userId, roleId } = { userId: '', roleId: '', ...leaving };
  return sql<0 | 1>`exists (
    select 1 from members as others
    join roles as held on held.id = others.role_id
    join json_each(held.access) as product
    join json_each(product.value, '$.featureSelections') as feature
    where others.customer_id = ${company.id} and others.status_id = ${STATUS_ACTIVE}
      and others.person_id <> ${userId} and held.id <> ${roleId}
      and product.value ->> 'productCode' = ${MAIN_PRODUCT}
      and feature.value ->> 'featureCode' = ${FEATURE.team} and feature.value ->> 'hasAccess'
  )`;
}

/** Says why a write has changed nothing, where that is the reason. */
async function refuseLastAdministrator(
  { db }: Platform,
  company: Company,
  leaving: Leaving,
  field?: 'roleId' | 'statusId',
): Promise<void> {
  const counted = await db.get<{ remains: 0 | 1 }>(sql`select ${administratorRemains(company, leaving)} as remains`);
  if (counted.remains) return;
  const other = 'userId' in leaving ? 'user' : 'role';
  const message = `Nobody could manage users any more. Give another ${other} this right first.`;
  throw new Refusal(400, message, field && { [field]: [message] });
}
