import type { customerRole } from '@console/api';
import { and, eq } from 'drizzle-orm';
import type { Company } from '../calls/principal';
import { accessFor, FEATURE, type Grants, MAIN_PRODUCT } from '../calls/products';
import { notFound, Refusal, refuseInvalid } from '../calls/refusal';
import { roles } from '../db/schema';
import type { Platform } from '../platform/platform';

export type RoleRow = typeof roles.$inferSelect;

export function inCompany(company: Company, roleId: string) {
  return and(eq(roles.id, roleId), eq(roles.customerId, company.id));
}

export async function findRole({ db }: Platform, company: Company, roleId: string): Promise<RoleRow> {
  const [role] = await db.select().from(roles).where(inCompany(company, roleId));
  if (!role) throw notFound('The role');
  return role;
}

/** ACCT-095, ACCT-096 */
export function refuseReadOnly(role: RoleRow, what: 'changed' | 'deleted'): void {
  if (role.isReadOnly) throw new Refusal(400, `The role ${role.name} cannot be ${what}.`);
}

/** Whether this access includes the right to manage the users of the company. */
export function managesUsers(access: customerRole.ProductFeatureAccess[]): boolean {
  const main = access.find(({ productCode }) => productCode === MAIN_PRODUCT);
  const may = main?.featureSelections.some(({ featureCode, hasAccess }) => featureCode === FEATURE.team && hasAccess);
  return may === true;
}

/** Checks a role and returns the values to store: name, description and the complete list of features. */
export async function checkRole({ db }: Platform, company: Company, role: customerRole.Role) {
  const name = role.roleName.trim();
  const description = role.roleDescription.trim();
  const others = await db.select().from(roles).where(eq(roles.customerId, company.id));
  const isTaken = others.some((other) => other.id !== role.roleId && isSameName(other.name, name));
  refuseInvalid({
    roleName: nameError(name, isTaken),
    productFeatureAccessSelections: accessError(role.productFeatureAccessSelections),
  });
  return { name, description, access: accessFor(grantsOf(role.productFeatureAccessSelections)) };
}

function nameError(name: string, isTaken: boolean): string | undefined {
  if (name === '') return 'Enter a name.';
  return isTaken ? `There is a role ${name} already.` : undefined;
}

function accessError(access: customerRole.ProductFeatureAccess[]): string | undefined {
  const known = new Map(accessFor({}).map((product) => [product.productCode, product]));
  for (const { productCode, productName, usageFeature, featureSelections } of access) {
    const product = known.get(productCode);
    if (!product) return `There is no product ${productCode}.`;
    const codes = new Set(product.featureSelections.map(({ featureCode }) => featureCode));
    const unknown = featureSelections.find(({ featureCode }) => !codes.has(featureCode));
    if (unknown) return `${productName} has no feature ${unknown.featureCode}.`;
    const isUsed = usageFeature.hasAccess || !featureSelections.some(({ hasAccess }) => hasAccess);
    if (!isUsed) return `${productName} must be switched on for its features.`;
  }
  return undefined;
}

function grantsOf(access: customerRole.ProductFeatureAccess[]): Grants {
  const used = access.filter(({ usageFeature }) => usageFeature.hasAccess);
  return Object.fromEntries(
    used.map(({ productCode, featureSelections }) => [
      productCode,
      featureSelections.filter(({ hasAccess }) => hasAccess).map(({ featureCode }) => featureCode),
    ]),
  );
}

export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
