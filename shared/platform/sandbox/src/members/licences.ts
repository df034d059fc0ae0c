import { and, count, eq, isNull } from 'drizzle-orm';
import type { Company } from '../calls/principal';
import { MAIN_PRODUCT } from '../calls/products';
import { invites, members, roles } from '../db/schema';
import type { Platform } from '../platform/platform';
import { STATUS_ACTIVE } from './user-status';

type RoleRow = typeof roles.$inferSelect;

/**
 * ACCT-073, ACCT-090. The main product's licence counts everyone; further licences count active users whose role opens
 * the product. Pending invites count.
 */
export async function exceedsLicence(
  platform: Platform,
  company: Company,
  role: RoleRow,
  alreadyCounted?: { role: RoleRow; isActive: boolean },
): Promise<boolean> {
  for (const { productCode, userLimit } of company.licenses) {
    if (!opens(role, productCode)) continue;
    const holdsSeat =
      alreadyCounted &&
      (productCode === MAIN_PRODUCT || (alreadyCounted.isActive && opens(alreadyCounted.role, productCode)));
    if (!holdsSeat && (await seatsTaken(platform, company.id, productCode)) >= userLimit) return true;
  }
  return false;
}

/** Returns the product whose licence would be too small for all users. */
export async function exceedsLicenceAfterMove(
  platform: Platform,
  company: Company,
  from: RoleRow,
  to: RoleRow,
): Promise<string | undefined> {
  for (const { productCode, userLimit } of company.licenses) {
    if (!opens(to, productCode) || opens(from, productCode)) continue;
    const roleAfterMove = (role: RoleRow) => (role.id === from.id ? to : role);
    if ((await seatsTaken(platform, company.id, productCode, roleAfterMove)) > userLimit) return productCode;
  }
  return undefined;
}

export async function seatsTaken(
  { db }: Platform,
  customerId: string,
  productCode: string,
  roleOf = (role: RoleRow) => role,
): Promise<number> {
  const byRole = await db
    .select({ role: roles, statusId: members.statusId, seats: count() })
    .from(members)
    .innerJoin(roles, eq(roles.id, members.roleId))
    .where(eq(members.customerId, customerId))
    .groupBy(members.roleId, members.statusId);
  const pending = await db
    .select({ role: roles, seats: count() })
    .from(invites)
    .innerJoin(roles, eq(roles.id, invites.roleId))
    .where(and(eq(invites.customerId, customerId), isNull(invites.acceptedAt)))
    .groupBy(invites.roleId);
  const counted = byRole.filter(({ statusId }) => productCode === MAIN_PRODUCT || statusId === STATUS_ACTIVE);
  return [...counted, ...pending]
    .filter(({ role }) => opens(roleOf(role), productCode))
    .reduce((sum, { seats }) => sum + seats, 0);
}

function opens(role: RoleRow, productCode: string): boolean {
  if (productCode === MAIN_PRODUCT) return true;
  return role.access.some((product) => product.productCode === productCode && product.usageFeature.hasAccess);
}
