import type { Identity } from './identity/identity';
import type { SignInRequest } from './identity/identity-client';
import { CALLBACK_PATH, safeReturnTo } from './identity/return-to';
import type { SessionPage } from './page';
import { failureReason, type Recovery } from './recovery';
import { PartMissingError, RefusedError, UnreachableError } from './tokens/provider-failure';
import {
  isSilentRefused,
  isStorageFailure,
  leaveNote,
  readRedirects,
  setSilentRefused,
  writeRedirects,
} from './tokens/session-storage';
import type { TokenSet } from './tokens/token-set';
import { emptySession, type SessionReason } from './user/session-store';

/** The store holds the reason. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
}

const AUTOMATIC_REDIRECTS = 2;
const WINDOW_MS = 60_000;

/**
 * @param signedOut no sign-out is pending
 * @param accept starts with tokens; the user goes to `returnTo`
 */
export function createSignIn(
  page: SessionPage,
  identity: Identity,
  recovery: Recovery,
  signedOut: () => Promise<void>,
  accept: (tokens: TokenSet, returnTo: string) => void,
) {
  const { store } = page;
  let leaving: Promise<void> | undefined;
  let completing: { url: string; result: Promise<{ returnTo: string }> } | undefined;

  /** Joins calls during the first. */
  function once(go: () => Promise<void>): Promise<void> {
    leaving ??= go().finally(() => {
      leaving = undefined;
    });
    return leaving;
  }

  const signIn = (returnTo = currentPath()): Promise<void> => once(() => leave(safeReturnTo(returnTo)));

  /**
   * Asks nothing; without a provider's session `not-authenticated` with `reason`. A redirect without click, never
   * repeated after a refusal; replaces this page in the history.
   */
  const signInSilently = (reason?: SessionReason): Promise<void> =>
    once(() => leaveSilently({ returnTo: safeReturnTo(currentPath()), silent: true, reason }));

  async function leave(returnTo: string): Promise<void> {
    await signedOut();
    try {
      if (!spendRedirect()) return emptySession(store, 'not-authenticated', 'refused', 'redirect-loop');
      emptySession(store, 'in-process');
      page.location.assign(await (await identity()).signInUrl({ returnTo }));
    } catch (error) {
      recovery.fail(failureReason(error), () => signIn(returnTo), refusalIn(error)?.kind);
    }
  }

  async function leaveSilently(request: SignInRequest): Promise<void> {
    try {
      if (isSilentRefused()) return emptySession(store, 'not-authenticated', request.reason);
      if (!spendRedirect()) return emptySession(store, 'not-authenticated', request.reason, 'redirect-loop');
      emptySession(store, 'in-process');
      page.location.replace(await (await identity()).signInUrl(request));
    } catch (error) {
      if (failureReason(error) === 'part-missing')
        return recovery.fail('part-missing', () => signInSilently(request.reason));
      // The sign-in page offers a click, and shows the failure.
      emptySession(store, 'not-authenticated', request.reason);
    }
  }

  async function complete(url: string): Promise<{ returnTo: string }> {
    // Without storage no request exists; the status has the reason.
    if (store.getState().status === 'failed') throw new SignInError('sign-in was not completed');
    // Code and state must leave the history (Q6).
    history.replaceState(history.state, '', CALLBACK_PATH);
    emptySession(store, 'in-process');
    let returnTo = '/';
    let request: Partial<SignInRequest> = {};
    try {
      const provider = await identity();
      request = await provider.checkAnswer(url);
      returnTo = safeReturnTo(request.returnTo);
      const tokens = await provider.redeem(url);
      setSilentRefused(false);
      accept(tokens, returnTo);
      return { returnTo };
    } catch (cause) {
      const refusal = refusalIn(cause);
      if (request.silent && refusal?.kind === 'interaction-required') {
        setSilentRefused(true);
        emptySession(store, 'not-authenticated', request.reason);
        return { returnTo };
      }
      if (refusal?.kind === 'answer-unknown') {
        // Continues like any tab that opens the page.
        leaveNote('answer-unknown');
        page.location.replace(safeReturnTo(refusal.targetPage));
      } else showFailure(cause, returnTo);
      throw new SignInError('sign-in was not completed', { cause });
    }
  }

  /** A code works once, so start the sign-in again: the provider remembers the session. */
  function showFailure(cause: unknown, returnTo: string): void {
    const mayWorkLater =
      isStorageFailure(cause) || cause instanceof UnreachableError || cause instanceof PartMissingError;
    if (mayWorkLater) recovery.fail(failureReason(cause), () => signIn(returnTo));
    else emptySession(store, 'not-authenticated', 'refused', refusalIn(cause)?.kind);
  }

  return {
    signIn,
    signInSilently,
    completeSignIn: (url: string): Promise<{ returnTo: string }> => {
      if (completing?.url !== url) completing = { url, result: complete(url) };
      return completing.result;
    },
  };
}

const refusalIn = (error: unknown) => (error instanceof RefusedError ? error : undefined);
const currentPath = () => location.pathname + location.search + location.hash;

/** Allows a click always, else twice a minute, against loops (Q4). */
function spendRedirect(): boolean {
  if (navigator.userActivation?.isActive) return true;
  const now = Date.now();
  const recent = readRedirects().filter((time) => time > now - WINDOW_MS);
  if (recent.length >= AUTOMATIC_REDIRECTS) return false;
  writeRedirects([...recent, now]);
  return true;
}
