import { randomUUID, sign, verify } from 'node:crypto';
import * as z from 'zod';
import { parsedJson } from '../platform/read-json';
import { type PlatformKeys, SIGNING_ALGORITHM } from './keys';

/* JWT by node:crypto, not a JOSE library: in jsdom tests the global `crypto` and `Uint8Array` are not Node's. */

export const API_AUDIENCE = 'console-api';
export const API_SCOPE = 'api.internal';
export const CLIENT_ID = 'console-web';

const claimsSchema = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string(),
  scope: z.string(),
  client_id: z.string(),
  exp: z.number(),
  /** Absent without a company. */
  customer_id: z.string().optional(),
  /** Ends with the session; absent without a sign-in. */
  grant_id: z.string().optional(),
  /** RFC 8705: the certificate for calls with this token. */
  cnf: z.object({ 'x5t#S256': z.string() }).optional(),
});
export type AccessTokenClaims = z.infer<typeof claimsSchema>;

interface Issue {
  issuer: string;
  sub: string;
  customerId: string | undefined;
  grantId?: string | undefined;
  now: Date;
  lifetimeSeconds: number;
}

export function signAccessToken(keys: PlatformKeys, issue: Issue): string {
  const { issuer, sub, customerId, grantId, now, lifetimeSeconds } = issue;
  const iat = Math.floor(now.getTime() / 1000);
  const claims = {
    iss: issuer,
    aud: API_AUDIENCE,
    sub,
    scope: API_SCOPE,
    client_id: CLIENT_ID,
    customer_id: customerId,
    grant_id: grantId,
  };
  const head = encode({ alg: SIGNING_ALGORITHM, typ: 'at+jwt', kid: keys.jwk.kid });
  const signed = `${head}.${encode({ ...claims, iat, exp: iat + lifetimeSeconds, jti: randomUUID() })}`;
  const signature = sign('sha256', Buffer.from(signed), { key: keys.privateKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

/** Undefined if foreign, for another audience, or expired. */
export function verifyAccessToken(
  keys: PlatformKeys,
  token: string,
  { issuer, now }: { issuer: string; now: Date },
): AccessTokenClaims | undefined {
  const parts = partsOf(token);
  const header = z.object({ alg: z.literal(SIGNING_ALGORITHM), typ: z.literal('at+jwt') }).safeParse(parts?.header);
  if (!parts || !header.success) return undefined;
  const key = { key: keys.publicKey, dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', parts.signed, key, parts.signature)) return undefined;
  const { data: claims } = claimsSchema.safeParse(parts.claims);
  if (!claims || claims.iss !== issuer || claims.aud !== API_AUDIENCE) return undefined;
  if (claims.exp * 1000 <= now.getTime()) return undefined;
  return claims;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

export function partsOf(token: string) {
  const [head, body, signature, ...rest] = token.split('.');
  if (!head || !body || !signature || rest.length > 0) return undefined;
  const signed = Buffer.from(`${head}.${body}`);
  return { header: decode(head), claims: decode(body), signed, signature: Buffer.from(signature, 'base64url') };
}

const decode = (part: string) => parsedJson(Buffer.from(part, 'base64url').toString('utf8'));
