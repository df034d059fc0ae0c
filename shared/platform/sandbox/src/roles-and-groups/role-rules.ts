import type { customerRole } from '@console/api';
import { sameName } from '@console/schema/names';
import { t, translated } from '@console/words';
import { and, eq } from 'drizzle-orm';
import { hasRight } from '../calls/gates';
import type { Company } from '../calls/principal';
import { accessFor, FEATURE, type Grants } from '../calls/products';
import { demandRow, Refusal, refuseInvalid } from '../calls/refusal';
import { roles } from '../db/schema';
import type { Platform } from '../platform/platform';

export type RoleRow = typeof roles.$inferSelect;

export const inCompany = (company: Company, roleId: string) =>
  and(eq(roles.id, roleId), eq(roles.customerId, company.id));

export const findRole = ({ db }: Platform, company: Company, roleId: string): Promise<RoleRow> =>
  demandRow(db.select().from(roles).where(inCompany(company, roleId)), t('The role was not found.'));

/** ACCT-095, ACCT-096 */
export function refuseReadOnly(role: RoleRow, what: 'changed' | 'deleted'): void {
  if (!role.isReadOnly) return;
  // The role's name is the platform's, so it is part of the sentence.
  const message =
    what === 'changed' ? t('You can’t change the Administrator role.') : t('You can’t delete the Administrator role.');
  throw new Refusal(400, message);
}

/** The read-only role's name is the platform's text; other names are the company's data. */
export const roleName = ({ name, isReadOnly }: Pick<RoleRow, 'isReadOnly' | 'name'>): string =>
  isReadOnly ? translated(name) : name;

export const managesUsers = (role: Pick<RoleRow, 'access'>): boolean => hasRight(FEATURE.team, role);

export async function checkRole({ db }: Platform, company: Company, role: customerRole.Role) {
  const name = role.roleName.trim();
  const description = role.roleDescription.trim();
  const storedRoles = await db.select().from(roles).where(eq(roles.customerId, company.id));
  const isTaken = storedRoles.some(
    (storedRole) =>
      storedRole.id !== role.roleId && [storedRole.name, roleName(storedRole)].some((taken) => sameName(taken, name)),
  );
  refuseInvalid({
    roleName: nameError(name, isTaken),
    productFeatureAccessSelections: accessError(role.productFeatureAccessSelections),
  });
  return { name, description, access: accessFor(grantsOf(role.productFeatureAccessSelections)) };
}

function nameError(name: string, isTaken: boolean): string | undefined {
  if (name === '') return t('Enter a name.');
  return isTaken ? t('A role named {name} already exists.', { name }) : undefined;
}

function accessError(access: customerRole.ProductFeatureAccess[]): string | undefined {
  const products = new Map(accessFor({}).map((product) => [product.productCode, product]));
  for (const { productCode, productName, usageFeature, featureSelections } of access) {
    const product = products.get(productCode);
    if (!product) return t('The product {product} doesn’t exist.', { product: productCode });
    const codes = new Set(product.featureSelections.map(({ featureCode }) => featureCode));
    const unknown = featureSelections.find(({ featureCode }) => !codes.has(featureCode));
    if (unknown)
      return t('{product} doesn’t have the feature {feature}.', { product: productName, feature: unknown.featureCode });
    const isUsed = usageFeature.hasAccess || !featureSelections.some(({ hasAccess }) => hasAccess);
    if (!isUsed) return t('Turn on {product} before you give access to its features.', { product: productName });
  }
  return undefined;
}

function grantsOf(access: customerRole.ProductFeatureAccess[]): Grants {
  const openProducts = access.filter(({ usageFeature }) => usageFeature.hasAccess);
  return Object.fromEntries(
    openProducts.map(({ productCode, featureSelections }) => [
      productCode,
      featureSelections.filter(({ hasAccess }) => hasAccess).map(({ featureCode }) => featureCode),
    ]),
  );
}
