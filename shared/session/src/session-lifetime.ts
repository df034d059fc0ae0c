import { holderOf } from '@console/contract/kernel';
import { askEarly, dropEarlyAnswers } from '@console/http';
import type { SessionPage } from './page';
import type { RenewalSchedule } from './tokens/renewal-schedule';
import { removeTokens, writeTokens } from './tokens/session-storage';
import type { TokenKeeper } from './tokens/token-keeper';
import type { TokenSet } from './tokens/token-set';
import type { UserLoader } from './user/load-user';
import { emptySession, type SessionEndReason, type SessionUser, updateSession } from './user/session-store';

/** A session from its tokens to its end. */
export interface SessionLifetime {
  /**
   * Starts or continues the session with new tokens. Resolves when the user's data has been loaded, or has failed to
   * load. Also requests the data of the page at `nextPath`, where the user goes next.
   */
  show(tokens: TokenSet, nextPath?: string): Promise<void>;
  /** Starts the session of a given user; nothing is stored or renewed. */
  showGiven(user: SessionUser): Promise<void>;
  /**
   * If the provider has given no tokens for a while, renews the tokens and reads the rights. If the session has ended
   * at the provider, it ends here as after any refused renewal (HOST-007); an unreachable provider changes nothing.
   */
  check: () => Promise<void>;
  /** Removes the session from memory and storage. Does nothing without a session. */
  end: (reason: SessionEndReason) => void;
}

const GIVEN_LIFETIME_MS = 24 * 60 * 60 * 1_000;

/** @param checkMs how long tokens of the provider prove that its session is valid */
export function createSessionLifetime(
  page: SessionPage,
  keeper: TokenKeeper,
  schedule: RenewalSchedule,
  loader: UserLoader,
  checkMs: number,
): SessionLifetime {
  const { store } = page;
  /** Time of the last tokens from the provider, by a clock that cannot be set. */
  let confirmedAt = 0;

  return {
    show: async (tokens, nextPath) => {
      const { status, user: before } = store.getState();
      storeTokens(tokens);
      if (nextPath !== undefined) askEarly(nextPath);
      confirmedAt = performance.now();
      schedule.plan(tokens);
      updateSession(store, { status: 'authenticated', reason: undefined, user: toSessionUser(tokens) });
      if (status !== 'authenticated') await loader.loadFor(holderOf(tokens));
      // The company has been approved or closed in the meantime.
      else if (before?.customerInactive !== tokens.customerInactive) await loader.reread();
    },

    showGiven: async (user) => {
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
        // After a sign-out every provider refuses the refresh token, although access tokens may still be valid.
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
      // The platform has refused the token, and again after a renewal.
      emptySession(store, 'not-authenticated', reason, reason === 'refused' ? 'access-token-refused' : undefined);
    },
  };
}

function storeTokens(tokens: TokenSet): void {
  try {
    writeTokens(tokens);
  } catch {
    // The session works without storage. Old tokens must be removed from it: using them would revoke the new ones.
    removeTokens();
  }
}

function toSessionUser({ accessToken, name, sub, customerInactive }: TokenSet): SessionUser {
  return { accessToken, name, sub, customerInactive };
}
