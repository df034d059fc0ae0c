import type { SignInSettings } from '@console/contract';
import type { SigninResponse } from 'oidc-client-ts';
import { RefusedError } from '../tokens/provider-failure';
import type { TokenSet } from '../tokens/token-set';

/** `expires_in` may be missing (RFC 6749); renew often. */
const ASSUMED_LIFETIME_SECONDS = 300;

/** HOST-002; undefined = no claim. */
export interface PersonClaims {
  name: string | undefined;
  email: string | undefined;
  customerInactive: boolean | undefined;
}

/** Reads claims by their configured names. */
export function readProfile(claims: Record<string, unknown>, settings: SignInSettings): PersonClaims {
  const { nameClaim = 'name', customerInactiveClaim = 'customer_inactive' } = settings;
  const inactive = claims[customerInactiveClaim];
  return {
    name: readText(claims[nameClaim]),
    email: readText(claims.email),
    customerInactive: inactive === undefined ? undefined : inactive === true || inactive === 'true',
  };
}

/** Keeps values that a renewal leaves out. */
export function toTokenSet(
  response: SigninResponse,
  { name, email, customerInactive }: PersonClaims,
  previous: Partial<TokenSet> & { family: string },
): TokenSet {
  const { profile, expires_in: lifetime = ASSUMED_LIFETIME_SECONDS } = response;
  if (!response.access_token) throw new RefusedError('access-token-missing');
  const now = Date.now();
  return {
    accessToken: response.access_token,
    refreshToken: response.refresh_token ?? previous.refreshToken,
    idToken: response.id_token ?? previous.idToken ?? '',
    issuedAt: now,
    expiresAt: now + lifetime * 1_000,
    order: Math.max((profile.iat ?? 0) * 1_000, (previous.order ?? 0) + 1),
    sub: profile.sub,
    name: name ?? previous.name ?? email ?? profile.sub,
    customerInactive: customerInactive ?? previous.customerInactive ?? false,
    family: previous.family,
  };
}

function readText(claim: unknown): string | undefined {
  return typeof claim === 'string' && claim.trim() !== '' ? claim : undefined;
}
