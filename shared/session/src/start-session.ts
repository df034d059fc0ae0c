import { configureApi } from '@console/http';
import type { ConsoleConfig } from '@console/contract';
import { isAlive } from '@console/contract/kernel';
import { lazyIdentity } from './identity/identity';
import { answeredWithin } from './identity/identity-failure';
import { listen, page } from './page';
import { failSession, failureReason, retry } from './recovery';
import { CALLBACK_PATH } from './identity/return-to';
import { getRunning, setRunning } from './running';
import { checkSession, noteConfirmed } from './session-check';
import { endSession } from './session-end';
import { showTokens } from './show-tokens';
import { signIn, signInSilently } from './sign-in';
import { withRenewalLock } from './tokens/renewal-lock';
import { createRenewalSchedule } from './tokens/renewal-schedule';
import { isStorageFailure, leaveNote, probeStorage, readTokens, takeNote } from './tokens/session-storage';
import { disconnectedChannel, openTabChannel } from './tokens/tab-channel';
import { createTokenKeeper } from './tokens/token-keeper';
import type { TokenSet } from './tokens/token-set';
import { loadUser, rereadRights } from './user/load-user';
import { emptySession, type SessionUser, sessionStore, updateSession } from './user/session-store';

export interface StartOptions {
  /** SHRD-011..SHRD-013: shows the message and reloads the page when it is closed. */
  onConcurrentEdit?: (message: string) => void;
  /** Stands in for the network in calls to the platform. */
  fetch?: typeof fetch;
  /**
   * Starts with this user, for tests and for embedding in a page that has its own sign-in. Nothing is stored, renewed
   * or told to other tabs; a refused token ends the session.
   */
  user?: SessionUser;
}

/** Within five seconds a waiting page must say what is wrong. */
const RESTORE_SECONDS = 4.5;
/** A token that has less than this left is renewed before anything is shown. */
const USABLE_MS = 5_000;

/**
 * Decides who is signed in and prepares the API client. Call once at start; `sessionStore` says the outcome, and
 * the promise resolves when the user's data has been loaded, or cannot be. At the callback address the outcome is
 * left to `completeSignIn`. Starting again replaces the session of before, listeners and timers included.
 */
export async function startSession(config: ConsoleConfig, options: StartOptions = {}): Promise<void> {
  sessionStore.setState({ status: 'starting', config }, true);
  try {
    if (!options.user) probeStorage();
    run(config, options);
    await (options.user ? startGiven(options.user) : restore());
  } catch (error) {
    if (!isStorageFailure(error)) throw error;
    failSession('storage', () => startSession(config, options));
  }
}

function run(config: ConsoleConfig, { user, fetch, onConcurrentEdit = () => {} }: StartOptions): void {
  const identity = lazyIdentity(config);
  const channel = user ? disconnectedChannel : openTabChannel();
  let lastShown = Date.now();
  const keeper = createTokenKeeper({
    channel,
    lastShown: () => (document.visibilityState === 'visible' ? Date.now() : lastShown),
    withLock: withRenewalLock,
    exchange: identity.renew,
    company: () => sessionStore.getState().customer?.orgNumber,
    onTokens: (tokens) => void showTokens(tokens),
    // A page that has its own sign-in is not left for ours.
    onEnd: user ? endSession : leaveProtectedViews,
  });
  const schedule = createRenewalSchedule(keeper.renew);
  const stopListening = [
    listen(document, 'visibilitychange', () => {
      lastShown = Date.now();
      // A tab that was left open is looked at again (HOST-007).
      if (document.visibilityState === 'visible') void checkSession();
    }),
    listen(window, 'online', () => void retry()),
    listen(window, 'pageshow', (event) => {
      if (!user && (event as PageTransitionEvent).persisted) returnFromCache();
    }),
  ];
  setRunning({
    config,
    identity,
    keeper,
    schedule,
    stop: () => {
      schedule.stop();
      channel.close();
      for (const stop of stopListening) stop();
    },
  });
  configureApi({
    bases: config.api,
    getAccessToken: keeper.getAccessToken,
    renewAccessToken: async () => (await keeper.renew())?.accessToken,
    onUnauthenticated: () => endSession('refused'),
    onForbidden: () => void rereadRights(),
    onConcurrentEdit,
    ...(fetch ? { fetch } : {}),
  });
}

/** HOST-007: no data of the session may stay on the screen or in memory. */
function leaveProtectedViews(reason: 'signed-out-elsewhere' | 'expired'): void {
  endSession(reason);
  // The provider's own session may be alive; drafts have been persisted before.
  if (reason === 'expired') return void signInSilently(reason);
  leaveNote(reason);
  page.reload();
}

/** The back button can bring back a page as it was before its session ended, or on its way to sign-in. */
function returnFromCache(): void {
  const { status } = sessionStore.getState();
  if (status === 'in-process') emptySession('not-authenticated');
  else if (status === 'authenticated' && !readTokens()) leaveProtectedViews('signed-out-elsewhere');
}

async function startGiven(user: SessionUser): Promise<void> {
  const now = Date.now();
  const lifetime = 24 * 60 * 60 * 1_000;
  const claims = { issuedAt: now, expiresAt: now + lifetime, order: now, idToken: '', family: 'given' };
  getRunning().keeper.hold({ ...user, ...claims });
  noteConfirmed();
  updateSession({ status: 'authenticated', user });
  await loadUser();
}

async function restore(): Promise<void> {
  if (location.pathname === CALLBACK_PATH) return emptySession('in-process');
  const note = takeNote();
  const stored = readTokens();
  if (!stored && note) return note === 'changing-company' ? signIn('/') : emptySession('not-authenticated', note);
  const tokens = stored ?? (await getRunning().keeper.askForTokens());
  if (tokens) await resume(tokens);
  else await signInSilently();
}

async function resume(tokens: TokenSet): Promise<void> {
  const { keeper, schedule } = getRunning();
  keeper.hold(tokens);
  if (isAlive(tokens, USABLE_MS)) return showTokens(tokens);
  try {
    schedule.plan(tokens);
    await answeredWithin(keeper.renew(), RESTORE_SECONDS);
  } catch (error) {
    // The schedule goes on trying and shows the session once it succeeds.
    failSession(failureReason(error), () => resume(tokens));
  }
}
