import { eq } from 'drizzle-orm';
import { people } from '../db/schema';
import type { Platform } from '../platform/platform';
import { signAccessToken } from './access-token';
import { companiesOf, companyForSignIn } from './company-choice';

/** What the provider would issue after a sign-in; someone with several companies gets the first. */
export async function tokenForEmail(platform: Platform, email: string): Promise<string> {
  const [person] = await platform.db.select().from(people).where(eq(people.email, email));
  if (!person) throw new Error(`Nobody has the address ${email}`);
  const company = (await companyForSignIn(platform.db, person.id)) ?? (await companiesOf(platform.db, person.id))[0];
  return signAccessToken(platform.keys, {
    issuer: platform.issuer,
    sub: person.id,
    customerId: company?.id,
    now: platform.now(),
    lifetimeSeconds: platform.accessTokenSeconds,
  });
}
