import { t } from '@console/words';
import type { Company, Principal } from './principal';
import { MAIN_PRODUCT } from './products';
import { Refusal } from './refusal';

/** `member`: belongs to a company. `usage`: may use the main product. `admin`: has any of its features. */
export type Gate = 'signedIn' | 'member' | 'staff' | 'client' | Right;

type Right = 'usage' | 'admin' | 'BILLING_ADMIN' | 'GENERAL_ADMIN' | 'TEAM_ADMIN';

/** The console's own check only hides pages that would be refused. */
export function passGate(gate: Gate, principal: Principal): void {
  if (gate === 'signedIn') return;
  if (gate === 'client') throw new Refusal(403, t('Only API clients can do this.'));
  if (gate === 'staff') {
    if (!principal.person.isStaff) throw new Refusal(403, t('Only internal staff can do this.'));
    return;
  }
  const company = companyOf(principal);
  if (gate === 'member') return;
  if (!company.isActive) throw new Refusal(403, t('{company} isn’t active yet.', { company: company.name }));
  if (!hasRight(gate, principal))
    throw new Refusal(403, t('Your role doesn’t allow this. Ask an administrator for access.'));
}

/** Looks at the main product of an active company. */
export function hasRight(right: Right, { access }: Pick<Principal, 'access'>): boolean {
  const main = access.find((product) => product.productCode === MAIN_PRODUCT);
  if (right === 'usage') return main?.usageFeature.hasAccess ?? false;
  const selections = main?.featureSelections ?? [];
  return selections.some(({ featureCode, hasAccess }) => (right === 'admin' || featureCode === right) && hasAccess);
}

/** Scopes decide, whatever the gate for people. */
export function passScope(scopes: readonly string[], principal: Principal): void {
  const company = companyOf(principal);
  if (!company.isActive) throw new Refusal(403, t('{company} isn’t active yet.', { company: company.name }));
  if (!scopes.some((scope) => principal.client?.scopes.includes(scope))) {
    throw new Refusal(403, t('This API client’s scope doesn’t allow this.'));
  }
}

export function companyOf({ company }: Principal): Company {
  if (!company) throw new Refusal(403, t('You don’t belong to a company yet.'));
  return company;
}
