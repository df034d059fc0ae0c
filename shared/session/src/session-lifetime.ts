import { holderOf } from '@console/contract/kernel';
import { askEarly, dropEarlyAnswers } from '@console/http';
import type { SessionPage } from './page';
import type { RenewalSchedule } from './tokens/renewal-schedule';
import { removeTokens, writeTokens } from './tokens/session-storage';
import type { TokenKeeper } from './tokens/token-keeper';
import type { TokenSet } from './tokens/token-set';
import type { UserLoader } from './user/load-user';
import { emptySession, type SessionEndReason, type SessionUser, updateSession } from './user/session-store';

const GIVEN_LIFETIME_MS = 24 * 60 * 60 * 1_000;

/** @param checkMs how long tokens prove the session */
export function createSessionLifetime(
  page: SessionPage,
  keeper: TokenKeeper,
  schedule: RenewalSchedule,
  loader: UserLoader,
  checkMs: number,
) {
  const { store } = page;
  /** Read from a clock that nobody can set. */
  let confirmedAt = 0;

  return {
    /** Resolves when user data is loaded or failed. Requests `nextPath`'s data too. */
    show: async (tokens: TokenSet, nextPath?: string): Promise<void> => {
      const { status, user: previousUser } = store.getState();
      storeTokens(tokens);
      if (nextPath !== undefined) askEarly(nextPath);
      confirmedAt = performance.now();
      schedule.plan(tokens);
      const { accessToken, name, sub, customerInactive } = tokens;
      const user = { accessToken, name, sub, customerInactive };
      updateSession(store, { status: 'authenticated', reason: undefined, user });
      if (status !== 'authenticated') await loader.loadFor(holderOf(tokens));
      else if (previousUser?.customerInactive !== customerInactive) await loader.reread();
    },

    /** Stores and renews nothing. */
    showUser: async (user: SessionUser): Promise<void> => {
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

    /** HOST-007: renews and rereads rights after a while. A refusal ends the session; silence changes nothing. */
    check: async (): Promise<void> => {
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

    /** Clears memory and storage. */
    end: (reason: SessionEndReason): void => {
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
