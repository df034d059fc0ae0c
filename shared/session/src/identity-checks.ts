import type { OidcMetadata, SigninResponse } from 'oidc-client-ts';
import { RefusedError } from './identity-failure';

/* What the library does not check. It does check state, nonce and, at renewal, the subject. */

/** HOST-004: a constant of the product, not of the customer. */
export const CLIENT_ID = 'console-web';
/** For clocks that disagree about an ID token. */
const CLOCK_SKEW_SECONDS = 300;

/** RFC 9207's addition to discovery. */
interface Metadata extends Partial<OidcMetadata> {
  authorization_response_iss_parameter_supported?: boolean;
}

/** RFC 9207: an answer that another provider sent is refused before its code goes anywhere. */
export function checkIssuer(issuer: string, authority: string): void {
  if (!isSameIssuer(issuer, authority)) throw new RefusedError('another provider answered');
}

export function checkIssuerMayBeMissing(metadata: Metadata): void {
  if (metadata.authorization_response_iss_parameter_supported) {
    throw new RefusedError('the answer does not say who sent it');
  }
}

/** Who issued the ID token, for whom and until when. It came from the provider itself, so its signature says no more. */
export function checkIdToken({ profile }: SigninResponse, authority: string): void {
  if (!isSameIssuer(profile.iss, authority)) throw new RefusedError('the ID token is of another issuer');
  if (![profile.aud].flat().includes(CLIENT_ID)) throw new RefusedError('the ID token is for another client');
  if (profile.exp + CLOCK_SKEW_SECONDS < Date.now() / 1_000) throw new RefusedError('the ID token has expired');
}

function isSameIssuer(issuer: string, authority: string): boolean {
  return issuer.replace(/\/$/, '') === authority.replace(/\/$/, '');
}
