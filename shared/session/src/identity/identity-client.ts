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

export type IdentityClient = ReturnType<typeof createIdentityClient>;

/** Survives the visit to the provider. */
export interface SignInRequest {
  /** A path of this origin. */
  returnTo: string;
  /** `prompt=none`: the provider's session, or a refusal. */
  silent?: boolean | undefined;
  /** Reason to show if the provider refuses silently. */
  reason?: SessionReason | undefined;
}

/** HOST-004 */
const CLIENT_ID = 'console-web';
/** HOST-005 */
const SCOPE = 'openid profile email api.internal offline_access';
/** Shows an error within five seconds. */
const INTERACTIVE_SECONDS = 4.5;
/** An early timeout would lose a rotated refresh token. */
const BACKGROUND_SECONDS = 15;
const TRANSIENT_ERRORS = ['server_error', 'temporarily_unavailable'];

/** All reject with RefusedError (final) or UnreachableError (may succeed later). */
export function createIdentityClient({ authority, signIn = {} }: ConsoleConfig) {
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

  /** ID token claims win over userinfo. */
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
      // Core 5.3.2; the library cannot verify it.
      throw new RefusedError('userinfo-signed');
    }
    const more: unknown = await answer.json();
    // Core 5.3.2: another subject's claims must not be used.
    if (!isRecord(more) || more.sub !== profile.sub) throw new RefusedError('userinfo-subject');
    return readProfile({ ...more, ...profile }, signIn);
  }

  return {
    /** Stores request, verifier, state and nonce in this tab. */
    signInUrl: (state: SignInRequest): Promise<string> =>
      interactive(async () => {
        const prompt = state.silent ? { prompt: 'none' } : {};
        const ui_locales = document.documentElement.lang;
        const request = await client.createSigninRequest({ state, nonce: crypto.randomUUID(), ui_locales, ...prompt });
        rememberTargetPage(request.state.id, state.returnTo);
        return request.url;
      }),

    /** Completes a request of this tab, and resolves with the arguments. */
    checkAnswer: (callbackUrl: string): Promise<Partial<SignInRequest>> =>
      interactive(async () => {
        const issuer = new URL(callbackUrl).searchParams.get('iss');
        if (issuer !== null) checkIssuer(issuer, authority);
        const { state } = await client.readSigninResponseState(callbackUrl).catch((cause: unknown) => {
          throw new RefusedError(refusalOf(cause), { cause, targetPage: targetPage(callbackUrl) });
        });
        if (issuer === null) checkIssuerMayBeMissing(await client.metadataService.getMetadata());
        return state.data ?? {};
      }),

    /** Works once, because state and verifier go away. */
    redeem: (callbackUrl: string): Promise<TokenSet> =>
      interactive(async () => {
        const response = await client.processSigninResponse(callbackUrl);
        checkIdToken(response, authority, clientId);
        const claims = await readClaims(response);
        return toTokenSet(response, claims, { family: crypto.randomUUID() });
      }),

    renew: (tokens: TokenSet): Promise<TokenSet> =>
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
        // The refresh token is used up, so this must not fail.
        const claims = await readClaims(response).catch(() => readProfile(response.profile, signIn));
        return toTokenSet(response, claims, tokens);
      }),

    signOutUrl: (idToken: string): Promise<string> =>
      interactive(async () => (await client.createSignoutRequest({ id_token_hint: idToken })).url),

    revoke: (refreshToken: string): Promise<void> =>
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

/** Counts network errors, timeouts, 5xx and a proxy's page. */
function isTransient(error: unknown): boolean {
  if (error instanceof ErrorResponse) return TRANSIENT_ERRORS.includes(error.error ?? '');
  if (error instanceof DOMException && error.name === 'TimeoutError') return true;
  if (error instanceof ErrorTimeout || error instanceof TypeError || error instanceof SyntaxError) return true;
  // The library distinguishes these by message only.
  return error instanceof Error && /\(5\d\d\)|^Invalid response Content-Type/.test(error.message);
}

/**
 * Leaves out the scope, which means all granted: the last scope may lack `openid`, and so the ID token. (The library
 * exports a type only.)
 */
function toRefreshState(tokens: TokenSet, refreshToken: string, clientId: string): RefreshState {
  return {
    refresh_token: refreshToken,
    id_token: tokens.idToken,
    session_state: null,
    profile: { sub: tokens.sub, name: tokens.name, iss: '', aud: clientId, exp: 0, iat: 0 },
  };
}
