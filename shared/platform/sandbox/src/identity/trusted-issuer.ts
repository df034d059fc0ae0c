import { createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { people } from '../db/schema';
import type { Platform } from '../platform/platform';
import { API_AUDIENCE, partsOf } from './access-token';
import { companiesOf, companyForSignIn } from './company-choice';

/* A company's own sign-in service, accepted besides ours. The e-mail address identifies the person. */

const claimsSchema = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  email: z.string(),
});
const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() });
const keysSchema = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });

/** Undefined: another issuer's token, or an invalid token. */
export async function verifyTrusted({ trustedIssuer, db, now }: Platform, token: string) {
  const parts = partsOf(token);
  if (!trustedIssuer || !parts) return undefined;
  const header = z.object({ alg: z.literal('RS256'), kid: z.string() }).safeParse(parts.header);
  const claims = claimsSchema.safeParse(parts.claims);
  if (!header.success || !claims.success || claims.data.iss !== trustedIssuer) return undefined;
  const key = await publicKeyOf(trustedIssuer, header.data.kid);
  if (!key || !verify('sha256', parts.signed, key, parts.signature)) return undefined;
  const { aud, exp, email } = claims.data;
  if (![aud].flat().includes(API_AUDIENCE) || exp * 1_000 <= now().getTime()) return undefined;
  const [person] = await db.select().from(people).where(eq(people.email, email));
  if (!person) return undefined;
  const company = (await companyForSignIn(db, person.id)) ?? (await companiesOf(db, person.id))[0];
  return { sub: person.id, customerId: company?.id };
}

const keys = new Map<string, KeyObject>();

async function publicKeyOf(issuer: string, kid: string): Promise<KeyObject | undefined> {
  const cached = keys.get(`${issuer} ${kid}`);
  if (cached) return cached;
  const discovery = await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, discoverySchema);
  if (discovery.issuer !== issuer) return undefined;
  const document = await fetchJson(discovery.jwks_uri, keysSchema);
  const jwk = document.keys.find((candidate) => candidate.kid === kid);
  if (!jwk) return undefined;
  const key = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' });
  keys.set(`${issuer} ${kid}`, key);
  return key;
}

async function fetchJson<Schema extends z.ZodType>(url: string, schema: Schema): Promise<z.output<Schema>> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  return schema.parse(await answer.json());
}
