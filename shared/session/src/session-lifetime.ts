import { holderOf } from '@console/contract/kernel';
import { askEarly, dropEarlyAnswers } from '@console/http';
import type { SessionPage } from './page';
import type { RenewalSchedule } from './tokens/renewal-schedule';
import { removeTokens, writeTokens } from './tokens/session-storage';
import type { TokenKeeper } from './tokens/token-keeper';
import type { TokenSet } from './tokens/token-set';
import type { UserLoader } from './user/load-user';
import { emptySession, type SessionEndReason, type SessionUser, updateSession } from './user/session-store';

export interface SessionLifetime {
  /** Resolves when user data is loaded or failed. Requests `nextPath`'s data too. */
  show(tokens: TokenSet, nextPath?: string): Promise<void>;
  /** Stores and renews nothing. */
  showUser(user: SessionUser): Promise<void>;
  /** HOST-007: renews and rereads rights after a while. A refusal ends the session; silence changes nothing. */
  check: () => Promise<void>;
  /** Clears memory and storage. */
  end: (reason: SessionEndReason) => void;
}

const GIVEN_LIFETIME_MS = 24 * 60 * 60 * 1_000;

/** @param checkMs how long tokens prove the session */
export function createSessionLifetime(
  page: SessionPage,
  keeper: TokenKeeper,
  schedule: RenewalSchedule,
  loader: UserLoader,
  checkMs: number,
): SessionLifetime {
  const { store } = page;
  /** Read from a clock that nobody can set. */
  let confirmedAt = 0;

  return {
    show: async (tokens, nextPath) => {
      const { status, user: previousUser } = store.getState();
      storeTokens(tokens);
      if (nextPath !== undefined) askEarly(nextPath);
      confirmedAt = performance.now();
      schedule.plan(tokens);
      updateSession(store, { status: 'authenticated', reason: undefined, user: toSessionUser(tokens) });
      if (status !== 'authenticated') await loader.loadFor(holderOf(tokens));
      else if (previousUser?.customerInactive !== tokens.customerInactive) await loader.reread();
    },

    showUser: async (user) => {
      const now = Date.now();
      keeper.hold({
        ...user,
        issuedAt: now,
        expiresAt: now + GIVEN_LIFETIME_MS,
        order: now,
        idToken: '',
        family: 'given',
      });
      confirmedAt = performance.now();
      updateSession(store, { status: 'authenticated', user });
      await loader.loadMissing();
    },

    check: async () => {
      if (store.getState().status !== 'authenticated') return;
      if (performance.now() - confirmedAt < checkMs) return;
      confirmedAt = performance.now();
      try {
        // After a sign-out providers refuse refresh tokens, though access tokens live.
        if (keeper.current()?.refreshToken !== undefined) await keeper.renew();
      } catch {
        return;
      }
      await loader.reread();
    },

    end: (reason) => {
      const { status } = store.getState();
      if (status === 'not-authenticated' || status === 'in-process') return;
      page.latestEnd.setState({ reason });
      schedule.stop();
      keeper.drop();
      loader.abort();
      dropEarlyAnswers();
      removeTokens();
      // Refused, and again after a renewal.
      emptySession(store, 'not-authenticated', reason, reason === 'refused' ? 'access-token-refused' : undefined);
    },
  };
}

function storeTokens(tokens: TokenSet): void {
  try {
    writeTokens(tokens);
  } catch {
    // Works without storage. Stored old tokens would revoke the new.
    removeTokens();
  }
}

function toSessionUser({ accessToken, name, sub, customerInactive }: TokenSet): SessionUser {
  return { accessToken, name, sub, customerInactive };
}
