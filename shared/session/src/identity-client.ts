import type { ConsoleConfig } from '@console/contract';
import { OidcClient, type RefreshState, WebStorageStateStore } from 'oidc-client-ts';
import { CLIENT_ID, checkIdToken, checkIssuer, checkIssuerMayBeMissing } from './identity-checks';
import type { IdentityClient } from './identity';
import { RefusedError, UnreachableError, withDeadline } from './identity-failure';
import { isPassing } from './passing-failure';
import { CALLBACK_PATH } from './return-to';
import { toTokenSet } from './token-response';
import type { TokenSet } from './token-set';

/** HOST-005: exactly these. */
const SCOPE = 'openid profile email api.internal offline_access';
/** Somebody is looking at a waiting page: within five seconds it must say what is wrong. */
const WATCHED_SECONDS = 4.5;
/** A renewal happens unseen, and giving up early would throw a rotated refresh token away. */
const UNSEEN_SECONDS = 15;

export function createIdentityClient(config: ConsoleConfig): IdentityClient {
  const client = new OidcClient({
    authority: config.authority,
    client_id: CLIENT_ID,
    scope: SCOPE,
    redirect_uri: new URL(CALLBACK_PATH, location.origin).href,
    post_logout_redirect_uri: new URL('/', location.origin).href,
    stateStore: new WebStorageStateStore({ prefix: 'console.sign-in.', store: sessionStorage }),
    requestTimeoutInSeconds: WATCHED_SECONDS,
  });

  return {
    signInUrl: (returnTo) =>
      watched(async () => {
        const request = await client.createSigninRequest({ state: { returnTo }, nonce: crypto.randomUUID() });
        return request.url;
      }),

    checkAnswer: (callbackUrl) =>
      watched(async () => {
        const issuer = new URL(callbackUrl).searchParams.get('iss');
        if (issuer !== null) checkIssuer(issuer, config.authority);
        const { state } = await client.readSigninResponseState(callbackUrl);
        if (issuer === null) checkIssuerMayBeMissing(await client.metadataService.getMetadata());
        return (state.data as { returnTo?: unknown } | undefined)?.returnTo;
      }),

    redeem: (callbackUrl) =>
      watched(async () => {
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
            timeoutInSeconds: UNSEEN_SECONDS,
          }),
          UNSEEN_SECONDS,
        );
        if (response.id_token !== tokens.idToken) checkIdToken(response, config.authority);
        return toTokenSet(response, tokens);
      }),

    signOutUrl: (idToken) => watched(async () => (await client.createSignoutRequest({ id_token_hint: idToken })).url),

    revoke: (refreshToken) =>
      watched(async () => {
        if (await client.metadataService.getRevocationEndpoint()) {
          await client.revokeToken(refreshToken, 'refresh_token');
        }
      }),
  };
}

function watched<Result>(task: () => Promise<Result>): Promise<Result> {
  return classified(() => withDeadline(task(), WATCHED_SECONDS));
}

async function classified<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (cause) {
    if (cause instanceof RefusedError || cause instanceof UnreachableError) throw cause;
    throw isPassing(cause)
      ? new UnreachableError('the identity provider did not answer', { cause })
      : new RefusedError('the identity provider refused', { cause });
  }
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
