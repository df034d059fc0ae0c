import type { ConsoleConfig } from '@console/contract';
import { ErrorResponse, ErrorTimeout, OidcClient, type RefreshState, type SigninResponse } from 'oidc-client-ts';
import { answeredWithin, RefusedError, UnreachableError } from '../tokens/provider-failure';
import type { TokenSet } from '../tokens/token-set';
import type { SessionReason } from '../user/session-store';
import { checkIdToken, checkIssuer, checkIssuerMayBeMissing } from './identity-checks';
import { refusalOf } from './refusal';
import { CALLBACK_PATH } from './return-to';
import { rememberTargetPage, signInRequests, targetPage } from './sign-in-requests';
import { type PersonClaims, readProfile, toTokenSet } from './token-response';

/**
 * The calls to the identity provider. They reject with RefusedError (the provider refused, or its answer must not be
 * trusted) or UnreachableError (no answer; another try may succeed).
 */
export interface IdentityClient {
  /** The address to send the browser to. Stores the request, verifier, state and nonce in this tab's storage. */
  signInUrl(request: SignInRequest): Promise<string>;
  /**
   * Checks that the callback address answers a request of this tab. Resolves with the arguments of that `signInUrl`
   * call.
   */
  checkAnswer(callbackUrl: string): Promise<Partial<SignInRequest>>;
  /** Exchanges the code of a checked callback address. Works once: state and verifier are removed. */
  redeem(callbackUrl: string): Promise<TokenSet>;
  renew(tokens: TokenSet): Promise<TokenSet>;
  signOutUrl(idToken: string): Promise<string>;
  /** Best effort: does nothing if the provider has no revocation endpoint. */
  revoke(refreshToken: string): Promise<void>;
}

/** The stored request while the browser is at the provider. */
export interface SignInRequest {
  /** A path of this origin. */
  returnTo: string;
  /** The provider must not show anything (`prompt=none`): it signs in with its session of the user, or refuses. */
  silent?: boolean | undefined;
  /** The reason that the sign-in page shows if a silent sign-in is refused. */
  reason?: SessionReason | undefined;
}

/** HOST-004: the client at the platform's own provider; an installation with another provider sets its own. */
const CLIENT_ID = 'console-web';
/** HOST-005: exactly these scopes, unless the installation sets others. */
const SCOPE = 'openid profile email api.internal offline_access';
/** While the user waits: within five seconds the page must show an error. */
const INTERACTIVE_SECONDS = 4.5;
/** For a renewal in the background; an early timeout would lose a rotated refresh token. */
const BACKGROUND_SECONDS = 15;
const TRANSIENT_ERRORS = ['server_error', 'temporarily_unavailable'];

export function createIdentityClient({ authority, signIn = {} }: ConsoleConfig): IdentityClient {
  const { clientId = CLIENT_ID, scope = SCOPE, audience, resource } = signIn;
  const client = new OidcClient({
    authority,
    client_id: clientId,
    scope,
    ...(audience === undefined ? {} : { extraQueryParams: { audience } }),
    ...(resource === undefined ? {} : { resource, extraTokenParams: { resource } }),
    redirect_uri: new URL(CALLBACK_PATH, location.origin).href,
    post_logout_redirect_uri: new URL('/', location.origin).href,
    stateStore: signInRequests,
    requestTimeoutInSeconds: INTERACTIVE_SECONDS,
  });

  /**
   * The claims of the ID token, which take precedence over those of the userinfo endpoint if the installation reads it.
   */
  async function readClaims({ profile, access_token }: SigninResponse): Promise<PersonClaims> {
    if (!signIn.userinfo) return readProfile(profile, signIn);
    const url = await client.metadataService.getUserInfoEndpoint();
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${access_token}` },
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(INTERACTIVE_SECONDS * 1_000),
    });
    if (!answer.ok) throw new UnreachableError(`userinfo answered ${answer.status}`);
    if (answer.headers.get('content-type')?.includes('application/jwt')) {
      // OpenID Connect Core 5.3.2. The library cannot verify it.
      throw new RefusedError('userinfo-signed');
    }
    const more: unknown = await answer.json();
    // OpenID Connect Core 5.3.2: claims about another subject must not be used.
    if (!isRecord(more) || more.sub !== profile.sub) throw new RefusedError('userinfo-subject');
    return readProfile({ ...more, ...profile }, signIn);
  }

  return {
    signInUrl: (state) =>
      interactive(async () => {
        const prompt = state.silent ? { prompt: 'none' } : {};
        const ui_locales = document.documentElement.lang;
        const request = await client.createSigninRequest({ state, nonce: crypto.randomUUID(), ui_locales, ...prompt });
        rememberTargetPage(request.state.id, state.returnTo);
        return request.url;
      }),

    checkAnswer: (callbackUrl) =>
      interactive(async () => {
        const issuer = new URL(callbackUrl).searchParams.get('iss');
        if (issuer !== null) checkIssuer(issuer, authority);
        const { state } = await client.readSigninResponseState(callbackUrl).catch((cause: unknown) => {
          throw new RefusedError(refusalOf(cause), { cause, targetPage: targetPage(callbackUrl) });
        });
        if (issuer === null) checkIssuerMayBeMissing(await client.metadataService.getMetadata());
        return state.data ?? {};
      }),

    redeem: (callbackUrl) =>
      interactive(async () => {
        const response = await client.processSigninResponse(callbackUrl);
        checkIdToken(response, authority, clientId);
        const claims = await readClaims(response);
        return toTokenSet(response, claims, { family: crypto.randomUUID() });
      }),

    renew: (tokens) =>
      classified(async () => {
        if (!tokens.refreshToken) throw new RefusedError('interaction-required');
        const response = await answeredWithin(
          client.useRefreshToken({
            state: toRefreshState(tokens, tokens.refreshToken, clientId),
            ...(resource === undefined ? {} : { resource }),
            timeoutInSeconds: BACKGROUND_SECONDS,
          }),
          BACKGROUND_SECONDS,
        );
        if (response.id_token !== tokens.idToken) checkIdToken(response, authority, clientId);
        // The refresh token has been used up, so a failure here must not fail the renewal.
        const claims = await readClaims(response).catch(() => readProfile(response.profile, signIn));
        return toTokenSet(response, claims, tokens);
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function interactive<Result>(task: () => Promise<Result>): Promise<Result> {
  return classified(() => answeredWithin(task(), INTERACTIVE_SECONDS));
}

async function classified<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (cause) {
    if (cause instanceof RefusedError || cause instanceof UnreachableError) throw cause;
    throw isTransient(cause)
      ? new UnreachableError('the identity provider did not answer', { cause })
      : new RefusedError(refusalOf(cause), { cause });
  }
}

/** Whether a failure is transient: network, timeout, 5xx, a proxy's page instead of JSON. */
function isTransient(error: unknown): boolean {
  if (error instanceof ErrorResponse) return TRANSIENT_ERRORS.includes(error.error ?? '');
  if (error instanceof DOMException && error.name === 'TimeoutError') return true;
  if (error instanceof ErrorTimeout || error instanceof TypeError || error instanceof SyntaxError) return true;
  // The library distinguishes these two only by their message.
  return error instanceof Error && /\(5\d\d\)|^Invalid response Content-Type/.test(error.message);
}

/**
 * Without a scope, which means all that were granted: the scope of the last answer may be that of the access token
 * alone, and a request for it would bring no ID token, whose claims can change. (The library exports this shape as a
 * type only.)
 */
function toRefreshState(tokens: TokenSet, refreshToken: string, clientId: string): RefreshState {
  return {
    refresh_token: refreshToken,
    id_token: tokens.idToken,
    session_state: null,
    profile: { sub: tokens.sub, name: tokens.name, iss: '', aud: clientId, exp: 0, iat: 0 },
  };
}
