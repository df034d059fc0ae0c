import type { customerRole } from '@console/api';
import { and, eq } from 'drizzle-orm';
import { customers, members, people, roles } from '../db/schema';
import { verifyAccessToken } from '../identity/access-token';
import type { Platform } from './platform';
import { accessFor, FEATURE, MAIN_PRODUCT } from './products';
import { STATUS_ACTIVE } from '../team/user-status';
import { Refusal } from './refusal';

export type Company = typeof customers.$inferSelect;

/** The caller, their company and their rights. */
export interface Principal {
  person: typeof people.$inferSelect;
  company: Company | undefined;
  access: customerRole.ProductFeatureAccess[];
}

/** A person without a company may register one, and the console requires this feature for it (HOST-095). */
const founderAccess = accessFor({ [MAIN_PRODUCT]: [FEATURE.generalAdmin] });

export async function authenticate(platform: Platform, authorization: string | undefined): Promise<Principal> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const claims = token && verifyAccessToken(platform.keys, token, { issuer: platform.issuer, now: platform.now() });
  if (!claims) throw new Refusal(401, 'The access token is missing, expired or not valid here.');
  const [person] = await platform.db.select().from(people).where(eq(people.id, claims.sub));
  if (!person) throw new Refusal(401, 'The person behind this access token is not known.');
  if (!claims.customer_id) return { person, company: undefined, access: founderAccess };
  return { person, ...(await membership(platform, person.id, claims.customer_id)) };
}

async function membership({ db }: Platform, personId: string, customerId: string) {
  const [found] = await db
    .select({ company: customers, access: roles.access, statusId: members.statusId })
    .from(members)
    .innerJoin(customers, eq(customers.id, members.customerId))
    .innerJoin(roles, eq(roles.id, members.roleId))
    .where(and(eq(members.personId, personId), eq(members.customerId, customerId)));
  if (!found || found.statusId !== STATUS_ACTIVE) throw new Refusal(403, 'Your access to this company is not active.');
  return { company: found.company, access: effectiveAccess(found.access, found.company.activeProducts) };
}

/**
 * A role's rights, limited to the products that the company has bought. Before it has bought any, whoever pays its bills
 * may choose a plan.
 */
function effectiveAccess(access: customerRole.ProductFeatureAccess[], activeProducts: string[]) {
  return access.map((product) => {
    if (activeProducts.includes(product.productCode)) return product;
    const isKept = (featureCode: string) => activeProducts.length === 0 && featureCode === FEATURE.billing;
    return {
      ...product,
      usageFeature: { ...product.usageFeature, hasAccess: false },
      featureSelections: product.featureSelections.map((feature) => ({
        ...feature,
        hasAccess: feature.hasAccess && isKept(feature.featureCode),
      })),
    };
  });
}
