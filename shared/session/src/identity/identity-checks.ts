import type { OidcMetadata, SigninResponse } from 'oidc-client-ts';
import { RefusedError } from '../tokens/provider-failure';

/* The library checks state, nonce and, at renewal, subject. */

interface Metadata extends Partial<OidcMetadata> {
  authorization_response_iss_parameter_supported?: boolean;
}

/** RFC 9207: refuses another provider's answer before using the code. */
export function checkIssuer(issuer: string, authority: string): void {
  if (!isSameIssuer(issuer, authority)) throw new RefusedError('answer-issuer');
}

export function checkIssuerMayBeMissing(metadata: Metadata): void {
  if (metadata.authorization_response_iss_parameter_supported) {
    throw new RefusedError('answer-issuer');
  }
}

/**
 * Subject, issuer, audience, lifetime. Directly received, so without signature; `iat` is the provider's time, because
 * this machine's clock may be wrong.
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
