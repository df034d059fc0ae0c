import type { SignInRefusal } from '@console/contract';
import { ownValue } from '@console/schema';
import { ErrorResponse } from 'oidc-client-ts';

/** RFC 6749 (4.1.2.1, 5.2), RFC 8707, OpenID Connect Core (3.1.2.6). */
const PROVIDER_ERRORS: Record<string, SignInRefusal> = {
  access_denied: 'access-denied',
  account_selection_required: 'interaction-required',
  consent_required: 'interaction-required',
  interaction_required: 'interaction-required',
  invalid_client: 'invalid-client',
  invalid_grant: 'invalid-grant',
  invalid_request: 'invalid-request',
  invalid_scope: 'invalid-scope',
  invalid_target: 'invalid-target',
  login_required: 'interaction-required',
  unauthorized_client: 'unauthorized-client',
};

/** The library distinguishes these by message only. */
const LIBRARY_MESSAGES: [beginning: RegExp, SignInRefusal][] = [
  [/^No state in response|^No matching state found|^State does not match|mismatch on settings/, 'answer-unknown'],
  [/^Expected code in response/, 'answer-without-code'],
  [/^Metadata does not contain property/, 'discovery-incomplete'],
  [/^Invalid token specified/, 'id-token-missing'],
  [/^ID Token is missing a subject claim/, 'id-token-subject'],
  [/^nonce in id_token does not match/, 'id-token-nonce'],
  [/\(4\d\d\)/, 'provider-error'],
];

/** Knows errors of the provider and `oidc-client-ts`. */
export function refusalOf(cause: unknown): SignInRefusal {
  if (cause instanceof ErrorResponse) {
    return ownValue(PROVIDER_ERRORS, cause.error ?? '') ?? 'provider-error';
  }
  const message = cause instanceof Error ? cause.message : '';
  return LIBRARY_MESSAGES.find(([pattern]) => pattern.test(message))?.[1] ?? 'other';
}
