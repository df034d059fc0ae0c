import { RefusedError } from '../identity/identity-failure';
import type { TabChannel, TabMessage } from './tab-channel';
import type { TokenSet } from './token-set';

/** A request takes time, so a token this close to its expiry is treated as expired. */
const EXPIRY_MARGIN_MS = 5_000;
/** Same-machine round trip between tabs, with room for a busy one. */
const ASK_MS = 200;

export interface KeeperOptions {
  channel: TabChannel;
  withLock<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Presents the refresh token. Rejects with RefusedError when it is spent; any other failure is transient. */
  exchange(tokens: TokenSet): Promise<TokenSet>;
  /** The company this tab works for; tabs that work for another one never share tokens. */
  company(): string | undefined;
  /** A renewal, here or in another tab, brought new tokens: store, schedule, show. */
  onTokens(tokens: TokenSet): void;
  onEnd(reason: 'signed-out-elsewhere' | 'expired'): void;
}

/**
 * Holds this tab's tokens. The provider rotates refresh tokens and revokes the whole family when an old one is used
 * again, so one tab renews at a time and sends the result to the others before they try (Q7).
 */
export interface TokenKeeper {
  /** Sets the tokens, from sign-in or storage. */
  hold(tokens: TokenSet): void;
  current(): TokenSet | undefined;
  /** Removes the tokens; with `announce` the sessions of the user's other tabs end too. */
  drop(announce?: 'signed-out' | 'expired'): void;
  /** A token that is not known to be expired. Rejects while a needed renewal cannot be made. */
  getAccessToken: () => Promise<string | undefined>;
  /** One renewal for all callers. Undefined = refused, and the session has ended. */
  renew: () => Promise<TokenSet | undefined>;
}

export function createTokenKeeper(options: KeeperOptions): TokenKeeper {
  const { channel } = options;
  let tokens: TokenSet | undefined;
  let pendingRenewal: Promise<TokenSet | undefined> | undefined;
  let changed: () => void = () => {};

  function hold(next: TokenSet): void {
    tokens = next;
    changed();
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
    if (!tokens) return;
    if (message.kind === 'ended') {
      receiveEnd(message);
    } else if (message.kind === 'renewed') {
      if (sharesSession(message.tokens, message.company) && message.tokens.expiresAt > tokens.expiresAt) {
        accept(message.tokens);
      }
    } else if (sharesSession(message, message.company) && message.expiresAt < tokens.expiresAt) {
      announceTokens(tokens);
    }
  }

  /** A sign-out ends all sessions of the user; a refused renewal only those of the same company. */
  function receiveEnd(message: TabMessage & { kind: 'ended' }): void {
    const isSignOut = message.reason === 'signed-out' && message.sub === tokens?.sub;
    if (!isSignOut && !sharesSession(message, message.company)) return;
    drop();
    options.onEnd(isSignOut ? 'signed-out-elsewhere' : 'expired');
  }

  /** The same sign-in, or another sign-in of the same user for the same company. */
  function sharesSession(other: { family: string; sub: string }, company: string | undefined): boolean {
    if (!tokens || other.sub !== tokens.sub) return false;
    return other.family === tokens.family || (company !== undefined && company === options.company());
  }

  function announceTokens(current: TokenSet): void {
    channel.post({ kind: 'renewed', tokens: current, company: options.company() });
  }

  /** Asks the other tabs; true when the tokens are no longer `before`. */
  async function changedSince(before: TokenSet): Promise<boolean> {
    if (tokens === before && channel.connected) {
      const { family, sub, expiresAt } = before;
      const answered = new Promise<void>((resolve) => {
        changed = resolve;
        setTimeout(resolve, ASK_MS);
      });
      channel.post({ kind: 'asking', family, sub, expiresAt, company: options.company() });
      await answered;
      changed = () => {};
    }
    return tokens !== before;
  }

  async function renewInTurn(before: TokenSet): Promise<TokenSet | undefined> {
    if (await changedSince(before)) return tokens;
    try {
      const next = await options.exchange(before);
      // Signed out, or renewed by another tab, before the provider answered.
      if (tokens !== before) return tokens;
      accept(next);
      announceTokens(next);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      // Without locks another tab may have used the refresh token first; then its result will be received.
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
    current: () => tokens,
    getAccessToken: async () => {
      if (tokens && tokens.expiresAt - EXPIRY_MARGIN_MS <= Date.now()) return (await renew())?.accessToken;
      return tokens?.accessToken;
    },
  };
}
