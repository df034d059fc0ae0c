import { RefusedError } from './provider-failure';
import type { TabChannel, TabMessage } from './tab-channel';
import type { TokenSet } from './token-set';

/** A request takes time, so a token so close to its expiry is treated as expired. */
const EXPIRY_MARGIN_MS = 5_000;
/** Time for a message to other tabs and back, with a margin for a busy one. */
const ASK_MS = 200;
/** The time for other offers after the first one. */
const OTHER_OFFERS_MS = 25;

type Offer = TabMessage & { kind: 'offered' };

export interface KeeperOptions {
  channel: TabChannel;
  withLock<Result>(task: () => Promise<Result>): Promise<Result>;
  /**
   * Uses the refresh token at the provider. Rejects with RefusedError if it is refused; any other failure is transient.
   */
  exchange(tokens: TokenSet): Promise<TokenSet>;
  /** The company of this tab's session; tabs with different companies never share tokens. */
  company(): string | undefined;
  /** When this tab was last visible, epoch milliseconds. */
  lastShown(): number;
  /** Called with new tokens from a renewal, here or in another tab: store, schedule, show. */
  onTokens(tokens: TokenSet): void;
  onEnd(reason: 'signed-out-elsewhere' | 'expired'): void;
}

/**
 * Holds this tab's tokens. The provider rotates refresh tokens and revokes the whole family if an old one is used
 * again, so one tab renews at a time and sends the result to the others before they try (Q7).
 */
export interface TokenKeeper {
  /** Sets the tokens, from sign-in or storage. */
  hold(tokens: TokenSet): void;
  current(): TokenSet | undefined;
  /** The tokens of the tab that was visible last; undefined if no other tab is signed in. */
  askForTokens(): Promise<TokenSet | undefined>;
  /** Removes the tokens; with `announce` the sessions of the user's other tabs end too. */
  drop(announce?: 'signed-out' | 'expired'): void;
  /** A token that is not known to be expired. Rejects if a needed renewal fails. */
  getAccessToken: () => Promise<string | undefined>;
  /** One renewal for all callers. Undefined = refused, and the session has ended. */
  renew: () => Promise<TokenSet | undefined>;
}

export function createTokenKeeper(options: KeeperOptions): TokenKeeper {
  const { channel } = options;
  let tokens: TokenSet | undefined;
  let pendingRenewal: Promise<TokenSet | undefined> | undefined;
  let changed: () => void = () => {};
  let offered: (offer: Offer) => void = () => {};
  /** The token's expiry by a clock that cannot be set. */
  let endsAt = 0;

  function hold(next: TokenSet): void {
    tokens = next;
    const left = Math.min(next.expiresAt - Date.now(), next.expiresAt - next.issuedAt);
    endsAt = performance.now() + left;
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

  /** A sign-out ends all sessions of the user; a refused renewal ends only those of the same company. */
  function receiveEnd(message: TabMessage & { kind: 'ended' }): void {
    const isSignOut = message.reason === 'signed-out' && message.sub === tokens?.sub;
    if (!isSignOut && !sharesSession(message, message.company)) return;
    drop();
    options.onEnd(isSignOut ? 'signed-out-elsewhere' : 'expired');
  }

  /** True for the same sign-in, and for another sign-in of the same user for the same company. */
  function sharesSession(other: { family: string; sub: string }, company: string | undefined): boolean {
    if (!tokens || other.sub !== tokens.sub) return false;
    return other.family === tokens.family || (company !== undefined && company === options.company());
  }

  function announceTokens(current: TokenSet): void {
    channel.post({ kind: 'renewed', tokens: current, company: options.company() });
  }

  /** Asks the other tabs for newer tokens; true if the tokens are no longer `before`. */
  async function changedSince(before: TokenSet): Promise<boolean> {
    if (tokens === before && channel.connected) {
      const { family, sub, order } = before;
      const answered = new Promise<void>((resolve) => {
        changed = resolve;
        setTimeout(resolve, ASK_MS);
      });
      channel.post({ kind: 'asking', family, sub, order, company: options.company() });
      await answered;
      changed = () => {};
    }
    return tokens !== before;
  }

  async function askForTokens(): Promise<TokenSet | undefined> {
    if (!channel.connected) return undefined;
    const offers: Offer[] = [];
    await new Promise<void>((resolve) => {
      setTimeout(resolve, ASK_MS);
      offered = (offer) => {
        // The tabs answer at nearly the same time.
        if (offers.push(offer) === 1) setTimeout(resolve, OTHER_OFFERS_MS);
      };
      channel.post({ kind: 'joining' });
    });
    offered = () => {};
    return offers.sort((one, other) => other.lastShown - one.lastShown)[0]?.tokens;
  }

  async function renewInTurn(before: TokenSet): Promise<TokenSet | undefined> {
    if (await changedSince(before)) return tokens;
    try {
      const next = await options.exchange(before);
      // Before the provider answered, the user signed out or another tab renewed.
      if (tokens !== before) return tokens;
      accept(next);
      announceTokens(next);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      // Without locks another tab may have used the refresh token first; then wait for its result.
      if (await changedSince(before)) return tokens;
      drop('expired');
      options.onEnd('expired');
    }
    return tokens;
  }

  async function renew(): Promise<TokenSet | undefined> {
    const before = tokens;
    if (!before) return undefined;
    pendingRenewal ??= options
      .withLock(() => renewInTurn(before))
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
    getAccessToken: async () => {
      if (tokens && isExpired(tokens)) return (await renew())?.accessToken;
      return tokens?.accessToken;
    },
  };
}
