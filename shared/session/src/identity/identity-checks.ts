import type { OidcMetadata, SigninResponse } from 'oidc-client-ts';
import { RefusedError } from '../tokens/provider-failure';

/* Checks that the library does not make. The library checks state, nonce and, at renewal, the subject. */

/** The addition of RFC 9207 to discovery. */
interface Metadata extends Partial<OidcMetadata> {
  authorization_response_iss_parameter_supported?: boolean;
}

/** RFC 9207: an answer from another provider is refused before its code is used. */
export function checkIssuer(issuer: string, authority: string): void {
  if (!isSameIssuer(issuer, authority)) throw new RefusedError('another provider answered');
}

export function checkIssuerMayBeMissing(metadata: Metadata): void {
  if (metadata.authorization_response_iss_parameter_supported) {
    throw new RefusedError('the answer does not say who sent it');
  }
}

/**
 * Checks issuer, audience and lifetime. The ID token came directly from the provider a moment ago, so checking its
 * signature is not needed, and its `iat` is the provider's present time: the check does not use this machine's clock,
 * which may be wrong by any amount.
 */
export function checkIdToken({ profile }: SigninResponse, authority: string, clientId: string): void {
  if (!isSameIssuer(profile.iss, authority)) throw new RefusedError('the ID token is of another issuer');
  if (![profile.aud].flat().includes(clientId)) throw new RefusedError('the ID token is for another client');
  if (!(profile.exp > profile.iat)) throw new RefusedError('the ID token has expired');
}

function isSameIssuer(issuer: string, authority: string): boolean {
  return issuer.replace(/\/$/, '') === authority.replace(/\/$/, '');
}
