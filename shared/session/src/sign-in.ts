import {
  InteractionRequiredError,
  PartMissingError,
  UnreachableError,
  UnreadableClaimsError,
} from './identity/identity-failure';
import type { SignInRequest } from './identity/identity-client';
import { page } from './page';
import { failSession, failureReason } from './recovery';
import { CALLBACK_PATH, safeReturnTo } from './identity/return-to';
import { getRunning } from './running';
import { showTokens } from './show-tokens';
import { afterSignOut } from './sign-out';
import {
  isSilentRefused,
  isStorageFailure,
  readRedirects,
  setSilentRefused,
  writeRedirects,
} from './tokens/session-storage';
import { emptySession, type SessionReason } from './user/session-store';

/** The answer of the identity provider was not accepted. The session store says why. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
}

const AUTOMATIC_REDIRECTS = 2;
const WINDOW_MS = 60_000;

let leaving: Promise<void> | undefined;
let completing: { url: string; result: Promise<{ returnTo: string }> } | undefined;

/**
 * Sends the browser to the identity provider (HOST-003), to come back to `returnTo`, a path of this origin.
 * Without a click behind it at most twice a minute; then the status stays `not-authenticated`, `refused`.
 */
export function signIn(returnTo = location.pathname + location.search + location.hash): Promise<void> {
  leaving ??= leave(safeReturnTo(returnTo)).finally(() => {
    leaving = undefined;
  });
  return leaving;
}

/**
 * Signs in by the session that the provider may still have, without asking the person anything; if it has none the status
 * becomes `not-authenticated` with `reason`. Within the redirects that are allowed without a click, and never again in a
 * tab that was refused. The provider is visited in this page's place in the history.
 */
export function signInSilently(reason?: SessionReason): Promise<void> {
  const returnTo = safeReturnTo(location.pathname + location.search + location.hash);
  leaving ??= leaveSilently({ returnTo, silent: true, reason }).finally(() => {
    leaving = undefined;
  });
  return leaving;
}

/**
 * Finishes sign-in at the callback address and resolves with the path to go to, also after a silent sign-in that was
 * refused: the status is then `not-authenticated`, and that page says why. Rejects with SignInError after the
 * status has become `not-authenticated` or `failed`. Safe to call twice with one address.
 */
export function completeSignIn(url: string): Promise<{ returnTo: string }> {
  if (completing?.url !== url) completing = { url, result: complete(url) };
  return completing.result;
}

async function leave(returnTo: string): Promise<void> {
  await afterSignOut();
  try {
    if (!spendRedirect()) return emptySession('not-authenticated', 'refused');
    emptySession('in-process');
    page.assign(await getRunning().identity.signInUrl({ returnTo }));
  } catch (error) {
    failSession(failureReason(error), () => signIn(returnTo));
  }
}

async function leaveSilently(request: SignInRequest): Promise<void> {
  try {
    if (isSilentRefused() || !spendRedirect()) return emptySession('not-authenticated', request.reason);
    emptySession('in-process');
    page.replace(await getRunning().identity.signInUrl(request));
  } catch (error) {
    if (failureReason(error) === 'part-missing')
      return failSession('part-missing', () => signInSilently(request.reason));
    // The sign-in page offers the same with a click, and says what is wrong then.
    emptySession('not-authenticated', request.reason);
  }
}

async function complete(url: string): Promise<{ returnTo: string }> {
  const { identity, keeper } = getRunning();
  // Code and state must not stay in the history (Q6).
  history.replaceState(history.state, '', CALLBACK_PATH);
  emptySession('in-process');
  let returnTo = '/';
  let request: Partial<SignInRequest> = {};
  try {
    request = await identity.checkAnswer(url);
    returnTo = safeReturnTo(request.returnTo);
    const tokens = await identity.redeem(url);
    setSilentRefused(false);
    keeper.hold(tokens);
    void showTokens(tokens, returnTo);
    return { returnTo };
  } catch (cause) {
    if (request.silent && cause instanceof InteractionRequiredError) {
      setSilentRefused(true);
      emptySession('not-authenticated', request.reason);
      return { returnTo };
    }
    showFailure(cause, returnTo);
    throw new SignInError('sign-in was not completed', { cause });
  }
}

/** The code may be spent, so trying again starts a new sign-in; the provider still has its own session. */
function showFailure(cause: unknown, returnTo: string): void {
  const mayWorkLater =
    isStorageFailure(cause) || cause instanceof UnreachableError || cause instanceof PartMissingError;
  if (cause instanceof UnreadableClaimsError) failSession('claims-unreadable', () => signIn(returnTo));
  else if (mayWorkLater) failSession(failureReason(cause), () => signIn(returnTo));
  else emptySession('not-authenticated', 'refused');
}

/**
 * Whether the page may redirect to the identity provider now. After a click always; automatically at most twice a
 * minute, so that a provider that redirects straight back cannot cause a loop (Q4).
 */
function spendRedirect(): boolean {
  if (navigator.userActivation?.isActive) return true;
  const now = Date.now();
  const recent = readRedirects().filter((time) => time > now - WINDOW_MS);
  if (recent.length >= AUTOMATIC_REDIRECTS) return false;
  writeRedirects([...recent, now]);
  return true;
}
