import type { ConsoleConfig } from '@console/contract';
import { ErrorResponse, ErrorTimeout, OidcClient, type RefreshState, WebStorageStateStore } from 'oidc-client-ts';
import { CALLBACK_PATH } from '../return-to';
import type { TokenSet } from '../tokens/token-set';
import { CLIENT_ID, checkIdToken, checkIssuer, checkIssuerMayBeMissing } from './identity-checks';
import { RefusedError, UnreachableError, withDeadline } from './identity-failure';
import { toTokenSet } from './token-response';

/**
 * The calls to the identity provider. They reject with RefusedError (the provider refused, or its answer must not be
 * trusted) or UnreachableError (no answer; trying again may help).
 */
export interface IdentityClient {
  /** The address to send the browser to. Remembers verifier, state and nonce in this tab's storage. */
  signInUrl(returnTo: string): Promise<string>;
  /** Checks that the callback address answers a request of this tab; resolves with the `returnTo` of `signInUrl`. */
  checkAnswer(callbackUrl: string): Promise<unknown>;
  /** Exchanges the code of a checked callback address. Works once: state and verifier are forgotten. */
  redeem(callbackUrl: string): Promise<TokenSet>;
  renew: (tokens: TokenSet) => Promise<TokenSet>;
  signOutUrl(idToken: string): Promise<string>;
  /** Best effort: does nothing where the provider has no revocation endpoint. */
  revoke(refreshToken: string): Promise<void>;
}

/** HOST-005: exactly these. */
const SCOPE = 'openid profile email api.internal offline_access';
/** While the user waits: within five seconds the page must say what is wrong. */
const INTERACTIVE_SECONDS = 4.5;
/** For a renewal, for which nobody waits; an early timeout would lose a rotated refresh token. */
const BACKGROUND_SECONDS = 15;
const TRANSIENT_ERRORS = ['server_error', 'temporarily_unavailable'];

export function createIdentityClient(config: ConsoleConfig): IdentityClient {
  const client = new OidcClient({
    authority: config.authority,
    client_id: CLIENT_ID,
    scope: SCOPE,
    redirect_uri: new URL(CALLBACK_PATH, location.origin).href,
    post_logout_redirect_uri: new URL('/', location.origin).href,
    stateStore: new WebStorageStateStore({ prefix: 'console.sign-in.', store: sessionStorage }),
    requestTimeoutInSeconds: INTERACTIVE_SECONDS,
  });

  return {
    signInUrl: (returnTo) =>
      interactive(async () => {
        const request = await client.createSigninRequest({ state: { returnTo }, nonce: crypto.randomUUID() });
        return request.url;
      }),

    checkAnswer: (callbackUrl) =>
      interactive(async () => {
        const issuer = new URL(callbackUrl).searchParams.get('iss');
        if (issuer !== null) checkIssuer(issuer, config.authority);
        const { state } = await client.readSigninResponseState(callbackUrl);
        if (issuer === null) checkIssuerMayBeMissing(await client.metadataService.getMetadata());
        return (state.data as { returnTo?: unknown } | undefined)?.returnTo;
      }),

    redeem: (callbackUrl) =>
      interactive(async () => {
        const response = await client.processSigninResponse(callbackUrl);
        checkIdToken(response, config.authority);
        return toTokenSet(response, { family: crypto.randomUUID() });
      }),

    renew: (tokens) =>
      classified(async () => {
        if (!tokens.refreshToken) throw new RefusedError('there is no refresh token');
        const response = await withDeadline(
          client.useRefreshToken({
            state: toRefreshState(tokens, tokens.refreshToken),
            timeoutInSeconds: BACKGROUND_SECONDS,
          }),
          BACKGROUND_SECONDS,
        );
        if (response.id_token !== tokens.idToken) checkIdToken(response, config.authority);
        return toTokenSet(response, tokens);
      }),

    signOutUrl: (idToken) =>
      interactive(async () => (await client.createSignoutRequest({ id_token_hint: idToken })).url),

    revoke: (refreshToken) =>
      interactive(async () => {
        if (await client.metadataService.getRevocationEndpoint()) {
          await client.revokeToken(refreshToken, 'refresh_token');
        }
      }),
  };
}

function interactive<Result>(task: () => Promise<Result>): Promise<Result> {
  return classified(() => withDeadline(task(), INTERACTIVE_SECONDS));
}

async function classified<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (cause) {
    if (cause instanceof RefusedError || cause instanceof UnreachableError) throw cause;
    throw isTransient(cause)
      ? new UnreachableError('the identity provider did not answer', { cause })
      : new RefusedError('the identity provider refused', { cause });
  }
}

/** Whether a failure is transient: network, timeout, 5xx, a proxy's page instead of JSON. */
function isTransient(error: unknown): boolean {
  if (error instanceof ErrorResponse) return TRANSIENT_ERRORS.includes(error.error ?? '');
  if (error instanceof ErrorTimeout || error instanceof TypeError || error instanceof SyntaxError) return true;
  // The library marks these two only by their message.
  return error instanceof Error && /\(5\d\d\)|^Invalid response Content-Type/.test(error.message);
}

/**
 * Without a scope, which means all that was granted: the one of the last answer may be that of the access token alone,
 * and asking for that would bring no ID token, whose claims can change. (The library exports this shape as a type only.)
 */
function toRefreshState(tokens: TokenSet, refreshToken: string): RefreshState {
  return {
    refresh_token: refreshToken,
    id_token: tokens.idToken,
    session_state: null,
    profile: { sub: tokens.sub, name: tokens.name, iss: '', aud: CLIENT_ID, exp: 0, iat: 0 },
  };
}
