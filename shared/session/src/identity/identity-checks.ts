import type { OidcMetadata, SigninResponse } from 'oidc-client-ts';
import { RefusedError } from '../tokens/provider-failure';

/* Checks that the library does not make. The library checks state, nonce and, at renewal, the subject. */

/** The addition of RFC 9207 to discovery. */
interface Metadata extends Partial<OidcMetadata> {
  authorization_response_iss_parameter_supported?: boolean;
}

/** RFC 9207: an answer from another provider is refused before its code is used. */
export function checkIssuer(issuer: string, authority: string): void {
  if (!isSameIssuer(issuer, authority)) throw new RefusedError('answer-issuer');
}

export function checkIssuerMayBeMissing(metadata: Metadata): void {
  if (metadata.authorization_response_iss_parameter_supported) {
    throw new RefusedError('answer-issuer');
  }
}

/**
 * Checks subject, issuer, audience and lifetime. The ID token came directly from the provider a moment ago, so checking its
 * signature is not needed, and its `iat` is the provider's present time: the check does not use this machine's clock,
 * which may be wrong by any amount.
 */
export function checkIdToken(response: SigninResponse, authority: string, clientId: string): void {
  const { profile } = response;
  if (!response.id_token) throw new RefusedError('id-token-missing');
  if (typeof profile.sub !== 'string') throw new RefusedError('id-token-subject');
  if (!isSameIssuer(profile.iss, authority)) throw new RefusedError('id-token-issuer');
  if (![profile.aud].flat().includes(clientId)) throw new RefusedError('id-token-audience');
  if (!(profile.exp > profile.iat)) throw new RefusedError('id-token-lifetime');
}

function isSameIssuer(issuer: unknown, authority: string): boolean {
  return typeof issuer === 'string' && issuer.replace(/\/$/, '') === authority.replace(/\/$/, '');
}
