import type { ConsoleConfig } from '@console/contract';
import { isAlive } from '@console/contract/kernel';
import { configureApi } from '@console/http';
import { lazyIdentity } from './identity/identity';
import { CALLBACK_PATH } from './identity/return-to';
import type { SessionPage } from './page';
import { createRecovery, failureReason } from './recovery';
import { createSessionLifetime } from './session-lifetime';
import { createSignIn } from './sign-in';
import { createSignOut } from './sign-out';
import { listen } from './tokens/listen';
import { answeredWithin } from './tokens/provider-failure';
import { createRenewalSchedule } from './tokens/renewal-schedule';
import { isStorageFailure, leaveNote, probeStorage, readTokens, takeNote } from './tokens/session-storage';
import { createTabChannel } from './tokens/tab-channel';
import { createTokenKeeper } from './tokens/token-keeper';
import type { TokenSet } from './tokens/token-set';
import { createUserLoader } from './user/load-user';
import { emptySession, type SessionUser } from './user/session-store';

export interface StartOptions {
  /** SHRD-011..SHRD-013 */
  onConcurrentEdit?: (message: string) => void;
  /** Tests replace the network. */
  fetch?: typeof fetch;
  /**
   * Tests, and pages with their own sign-in, give a user: nothing is stored, renewed or sent; a refused token ends the
   * session.
   */
  user?: SessionUser;
}

/** `session.ts` documents the members. */
export type Session = ReturnType<typeof createSession>;

/** Shows an error within five seconds. */
const RESTORE_SECONDS = 4.5;
/** A token that expires sooner is renewed first. */
const USABLE_MS = 5_000;
/** Default of `signIn.checkSeconds`. */
const CHECK_SECONDS = 60;

export function createSession(config: ConsoleConfig, page: SessionPage, options: StartOptions = {}) {
  const { user: sessionUser, fetch, onConcurrentEdit = () => {} } = options;
  const { store } = page;
  let lastShown = Date.now();
  let stopListening: (() => void)[] = [];

  const identity = lazyIdentity(config);
  const channel = createTabChannel(sessionUser !== undefined);
  const keeper = createTokenKeeper({
    channel,
    lastShown: () => (document.visibilityState === 'visible' ? Date.now() : lastShown),
    withLock: withRenewalLock,
    exchange: async (tokens) => (await identity()).renew(tokens),
    company: () => store.getState().customer?.orgNumber,
    onTokens: (tokens) => void lifetime.show(tokens),
    onEnd: (reason) => (sessionUser ? lifetime.end(reason) : leaveProtectedViews(reason)),
  });
  const schedule = createRenewalSchedule(keeper.renew);
  const loader = createUserLoader(store);
  const checkSeconds = config.signIn?.checkSeconds ?? CHECK_SECONDS;
  const lifetime = createSessionLifetime(page, keeper, schedule, loader, checkSeconds * 1_000);
  const recovery = createRecovery(store, loader.loadMissing);
  const { settled, ...signOut } = createSignOut(page, identity, keeper, lifetime.end, config.customerResolveUrl);
  const { signInSilently, ...signIn } = createSignIn(page, identity, recovery, settled, (tokens, returnTo) => {
    keeper.hold(tokens);
    void lifetime.show(tokens, returnTo);
  });

  /** Into the store. Resolves when user data is loaded or failed. */
  async function start(): Promise<void> {
    store.setState({ status: 'starting', config }, true);
    try {
      if (!sessionUser) probeStorage();
      connect();
      await (sessionUser ? lifetime.showUser(sessionUser) : restore());
    } catch (error) {
      if (!isStorageFailure(error)) throw error;
      stop();
      recovery.fail('storage', start);
    }
  }

  function connect(): void {
    channel.open();
    stopListening = [
      listen(document, 'visibilitychange', () => {
        lastShown = Date.now();
        // HOST-007: back to a background tab.
        if (document.visibilityState === 'visible') void lifetime.check();
      }),
      listen(window, 'online', () => void recovery.retry()),
      listen(window, 'pageshow', (event) => {
        if (!sessionUser && (event as PageTransitionEvent).persisted) returnFromCache();
      }),
    ];
    configureApi({
      bases: config.api,
      getAccessToken: keeper.getAccessToken,
      renewAccessToken: async () => (await keeper.renew())?.accessToken,
      onUnauthenticated: () => lifetime.end('refused'),
      onForbidden: () => void loader.reread(),
      onConcurrentEdit,
      ...(fetch ? { fetch } : {}),
    });
  }

  /** Leaves store and storage unchanged. */
  function stop(): void {
    schedule.stop();
    channel.close();
    for (const end of stopListening) end();
  }

  /** `completeSignIn` handles the callback. */
  async function restore(): Promise<void> {
    if (location.pathname === CALLBACK_PATH) return emptySession(store, 'in-process');
    const note = takeNote();
    const stored = readTokens();
    if (!stored && note && note !== 'answer-unknown') {
      return note === 'changing-company' ? signIn.signIn('/') : emptySession(store, 'not-authenticated', note);
    }
    const tokens = stored ?? (await keeper.askForTokens());
    if (tokens) await resume(tokens);
    else await signInSilently(note === 'answer-unknown' ? note : undefined);
  }

  async function resume(tokens: TokenSet): Promise<void> {
    keeper.hold(tokens);
    if (isAlive(tokens, USABLE_MS)) return lifetime.show(tokens);
    try {
      schedule.plan(tokens);
      await answeredWithin(keeper.renew(), RESTORE_SECONDS);
    } catch (error) {
      // The schedule keeps trying.
      recovery.fail(failureReason(error), () => resume(tokens));
    }
  }

  /** HOST-007: no data may stay on screen or in memory. */
  function leaveProtectedViews(reason: 'signed-out-elsewhere' | 'expired'): void {
    lifetime.end(reason);
    // The provider's session may live; drafts are persisted.
    if (reason === 'expired') return void signInSilently(reason);
    leaveNote(reason);
    page.location.reload();
  }

  /** Back may restore a page from before an end or redirect. */
  function returnFromCache(): void {
    const { status } = store.getState();
    if (status === 'in-process') emptySession(store, 'not-authenticated');
    else if (status === 'authenticated' && !readTokens()) leaveProtectedViews('signed-out-elsewhere');
  }

  async function refreshCustomer(): Promise<void> {
    if (!store.getState().user?.customerInactive) return loader.reload();
    // The token says whether the company is active.
    await keeper.renew();
    await loader.reread();
  }

  return { start, stop, ...signIn, ...signOut, checkSession: lifetime.check, refreshCustomer, retry: recovery.retry };
}

/** A frozen tab must not block other tabs. */
const LONGEST_WAIT_MS = 30_000;

/** Runs in one tab at a time; without Web Locks, at once. */
async function withRenewalLock<Result>(task: () => Promise<Result>): Promise<Result> {
  if (!globalThis.navigator?.locks) return task();
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  return navigator.locks.request('console-session-renew', { signal }, task);
}
