import { t } from '@console/words';
import { type SQL, sql } from 'drizzle-orm';
import type { Company } from '../calls/principal';
import { FEATURE, MAIN_PRODUCT } from '../calls/products';
import { Refusal } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { STATUS_ACTIVE } from './user-status';

type Leaving = { userId: string } | { roleId: string };

/**
 * Refuses, at `field`, a write that leaves nobody with the right to manage users. The condition is part of the write:
 * two administrators may disable each other at once.
 */
export async function writeUnlessLastAdministrator<Stored extends { rowsAffected: number }>(
  platform: Platform,
  company: Company,
  leaving: Leaving,
  write: (remains: SQL) => Promise<Stored>,
  field?: 'roleId' | 'statusId',
): Promise<Stored> {
  const remains = administratorRemains(company, leaving);
  const stored = await write(remains);
  if (stored.rowsAffected > 0) return stored;
  const counted = await platform.db.get<{ remains: 0 | 1 }>(sql`select ${remains} as remains`);
  if (counted.remains) return stored;
  const message =
    'userId' in leaving
      ? t('No one would be left to manage users. Give another user this right first.')
      : t('No one would be left to manage users. Give another role this right first.');
  throw new Refusal(400, message, field && { [field]: [message] });
}

/** True if another active user may manage users. */
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
