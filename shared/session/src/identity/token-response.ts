import type { SigninResponse } from 'oidc-client-ts';
import type { TokenSet } from '../tokens/token-set';
import { RefusedError } from './identity-failure';

/** Providers may leave `expires_in` out (RFC 6749); then renew often rather than never. */
const ASSUMED_LIFETIME_SECONDS = 300;

/** A renewal may leave out what has not changed. */
export function toTokenSet(response: SigninResponse, previous: Partial<TokenSet> & { family: string }): TokenSet {
  const { profile, expires_in: lifetime = ASSUMED_LIFETIME_SECONDS } = response;
  if (!response.access_token) throw new RefusedError('there is no access token');
  const now = Date.now();
  return {
    accessToken: response.access_token,
    refreshToken: response.refresh_token ?? previous.refreshToken,
    idToken: response.id_token ?? previous.idToken ?? '',
    issuedAt: now,
    expiresAt: now + lifetime * 1_000,
    sub: profile.sub,
    name: profile.name ?? previous.name ?? profile.email ?? profile.sub,
    customerInactive: readCustomerInactive(profile.customer_inactive, previous.customerInactive),
    family: previous.family,
  };
}

function readCustomerInactive(claim: unknown, previous = false): boolean {
  return claim === undefined ? previous : claim === true || claim === 'true';
}
