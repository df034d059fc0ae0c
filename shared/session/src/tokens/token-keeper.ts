import { RefusedError } from './provider-failure';
import type { TabChannel, TabMessage } from './tab-channel';
import type { TokenSet } from './token-set';

/** Leaves time for a request. */
const EXPIRY_MARGIN_MS = 5_000;
/** Covers the way to another tab and back. */
const ASK_MS = 200;
/** Waits for further offers. */
const OTHER_OFFERS_MS = 25;

type Offer = TabMessage & { kind: 'offered' };

export interface KeeperOptions {
  channel: TabChannel;
  withLock<Result>(task: () => Promise<Result>): Promise<Result>;
  /** @throws RefusedError; other failures are transient */
  exchange(tokens: TokenSet): Promise<TokenSet>;
  /** Tabs share tokens only within a company. */
  company(): string | undefined;
  /** Epoch milliseconds. */
  lastShown(): number;
  onTokens(tokens: TokenSet): void;
  onEnd(reason: 'signed-out-elsewhere' | 'expired'): void;
}

export type TokenKeeper = ReturnType<typeof createTokenKeeper>;

/** Providers revoke a family on reuse, so a single tab renews and sends the result (Q7). */
export function createTokenKeeper(options: KeeperOptions) {
  const { channel } = options;
  let tokens: TokenSet | undefined;
  let pendingRenewal: Promise<TokenSet | undefined> | undefined;
  let changed: () => void = () => {};
  let offered: (offer: Offer) => void = () => {};
  /** Read from a clock that nobody can set. */
  let endsAt = 0;

  function hold(next: TokenSet): void {
    tokens = next;
    const lifetime = Math.min(next.expiresAt - Date.now(), next.expiresAt - next.issuedAt);
    endsAt = performance.now() + lifetime;
    changed();
  }

  function isExpired({ expiresAt }: TokenSet): boolean {
    return Math.min(expiresAt - Date.now(), endsAt - performance.now()) <= EXPIRY_MARGIN_MS;
  }

  function accept(next: TokenSet): void {
    hold(next);
    options.onTokens(next);
  }

  function drop(announce?: 'signed-out' | 'expired'): void {
    const dropped = tokens;
    tokens = undefined;
    if (dropped && announce) {
      const { family, sub } = dropped;
      channel.post({ kind: 'ended', family, sub, company: options.company(), reason: announce });
    }
    changed();
  }

  function receive(message: TabMessage): void {
    if (message.kind === 'offered') offered(message);
    if (!tokens) return;
    if (message.kind === 'joining') {
      channel.post({ kind: 'offered', tokens, lastShown: options.lastShown() });
    } else if (message.kind === 'ended') {
      receiveEnd(message);
    } else if (message.kind === 'renewed') {
      if (sharesSession(message.tokens, message.company) && message.tokens.order > tokens.order) {
        accept(message.tokens);
      }
    } else if (message.kind === 'asking' && sharesSession(message, message.company) && message.order < tokens.order) {
      announceTokens(tokens);
    }
  }

  /** A sign-out ends all; a refused renewal the same company's. */
  function receiveEnd(message: TabMessage & { kind: 'ended' }): void {
    const isSignOut = message.reason === 'signed-out' && message.sub === tokens?.sub;
    if (!isSignOut && !sharesSession(message, message.company)) return;
    drop();
    options.onEnd(isSignOut ? 'signed-out-elsewhere' : 'expired');
  }

  /** Compares sign-in, or user and company. */
  function sharesSession(other: { family: string; sub: string }, company: string | undefined): boolean {
    if (!tokens || other.sub !== tokens.sub) return false;
    return other.family === tokens.family || (company !== undefined && company === options.company());
  }

  function announceTokens(current: TokenSet): void {
    channel.post({ kind: 'renewed', tokens: current, company: options.company() });
  }

  /** True if no longer `oldTokens`. */
  async function changedSince(oldTokens: TokenSet): Promise<boolean> {
    if (tokens === oldTokens && channel.connected) {
      const { family, sub, order } = oldTokens;
      const answer = new Promise<void>((resolve) => {
        changed = resolve;
        setTimeout(resolve, ASK_MS);
      });
      channel.post({ kind: 'asking', family, sub, order, company: options.company() });
      await answer;
      changed = () => {};
    }
    return tokens !== oldTokens;
  }

  /** Asks the tab last visible; undefined means none. */
  async function askForTokens(): Promise<TokenSet | undefined> {
    if (!channel.connected) return undefined;
    const offers: Offer[] = [];
    await new Promise<void>((resolve) => {
      setTimeout(resolve, ASK_MS);
      offered = (offer) => {
        // Tabs answer at about the same time.
        if (offers.push(offer) === 1) setTimeout(resolve, OTHER_OFFERS_MS);
      };
      channel.post({ kind: 'joining' });
    });
    offered = () => {};
    return offers.sort((one, other) => other.lastShown - one.lastShown)[0]?.tokens;
  }

  async function renewInTurn(oldTokens: TokenSet): Promise<TokenSet | undefined> {
    if (await changedSince(oldTokens)) return tokens;
    try {
      const next = await options.exchange(oldTokens);
      // Signed out or renewed meanwhile.
      if (tokens !== oldTokens) return tokens;
      accept(next);
      announceTokens(next);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      // Without locks another tab may have been first.
      if (await changedSince(oldTokens)) return tokens;
      drop('expired');
      options.onEnd('expired');
    }
    return tokens;
  }

  /** All callers share a renewal; undefined means refused and ended. */
  async function renew(): Promise<TokenSet | undefined> {
    const oldTokens = tokens;
    if (!oldTokens) return undefined;
    pendingRenewal ??= options
      .withLock(() => renewInTurn(oldTokens))
      .finally(() => {
        pendingRenewal = undefined;
      });
    return pendingRenewal;
  }

  channel.subscribe(receive);
  return {
    hold,
    drop,
    renew,
    askForTokens,
    current: () => tokens,
    /** Returns a token not known to be expired; rejects if a renewal fails. */
    getAccessToken: async (): Promise<string | undefined> => {
      if (tokens && isExpired(tokens)) return (await renew())?.accessToken;
      return tokens?.accessToken;
    },
  };
}
