import { t } from '@console/words';
import { eq } from 'drizzle-orm';
import type { Account } from 'oidc-provider';
import { nameOf } from '../calls/principal';
import { customers, grantCustomers, members, people } from '../db/schema';
import type { Platform } from '../platform/platform';
import { storedEmail } from '../platform/stored-email';
import { signAccessToken } from './access-token';
import { companiesOf, companyForSignIn } from './company-choice';
import { isPassword } from './passwords';

/** ID token claims; `customer_inactive` is about this sign-in's company. */
export async function findAccount(
  platform: Platform,
  id: string,
  grantId: string | undefined,
): Promise<Account | undefined> {
  const [person] = await platform.db.select().from(people).where(eq(people.id, id));
  if (!person) return undefined;
  const company = await companyOfGrant(platform, grantId);
  return {
    accountId: id,
    claims: () => ({
      sub: id,
      name: nameOf(person),
      given_name: person.firstName,
      family_name: person.lastName,
      locale: person.languageCode,
      email: person.email,
      email_verified: true,
      customer_inactive: company ? !company.isActive : false,
    }),
  };
}

export async function companyOfGrant({ db }: Platform, grantId: string | undefined) {
  if (!grantId) return undefined;
  const [row] = await db
    .select({ company: customers })
    .from(grantCustomers)
    .innerJoin(customers, eq(customers.id, grantCustomers.customerId))
    .where(eq(grantCustomers.grantId, grantId));
  return row?.company;
}

type SignInCheck = { personId: string } | { refusal: string };

export async function checkCredentials({ db }: Platform, email: string, password: string): Promise<SignInCheck> {
  const [person] = await db
    .select()
    .from(people)
    .where(eq(people.email, storedEmail(email)));
  if (!person || !isPassword(password, person.passwordHash))
    return { refusal: t('The email address and password don’t match.') };
  const memberships = await db.select().from(members).where(eq(members.personId, person.id));
  if (memberships.length > 0 && (await companiesOf(db, person.id)).length === 0) {
    return { refusal: t('Your access isn’t active. Ask a company administrator to activate it.') };
  }
  return { personId: person.id };
}

/**
 * Returns the first of a person's companies.
 * @param grantId of a sign-in
 */
export async function tokenForEmail(platform: Platform, email: string, grantId?: string): Promise<string> {
  const [person] = await platform.db.select().from(people).where(eq(people.email, email));
  if (!person) throw new Error(`Nobody has the address ${email}`);
  const company = (await companyForSignIn(platform.db, person.id)) ?? (await companiesOf(platform.db, person.id))[0];
  return signAccessToken(platform.keys, {
    issuer: platform.issuer,
    sub: person.id,
    customerId: company?.id,
    grantId,
    now: platform.now(),
    lifetimeSeconds: platform.accessTokenSeconds,
  });
}
