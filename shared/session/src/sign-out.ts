import type { Identity } from './identity/identity';
import type { SessionPage } from './page';
import { leaveArrivalNote, leaveNote } from './tokens/session-storage';
import type { TokenKeeper } from './tokens/token-keeper';
import { emptySession, type SessionEndReason } from './user/session-store';

const LEAVES_WITHIN_MS = 5_000;

/** @param end in this tab */
export function createSignOut(
  page: SessionPage,
  identity: Identity,
  keeper: TokenKeeper,
  end: (reason: SessionEndReason) => void,
  customerResolveUrl: string,
) {
  let leaving = Promise.resolve();

  async function leave(idToken: string, refreshToken: string | undefined): Promise<boolean> {
    try {
      const provider = await identity();
      // Offline access outlasts the provider's session.
      const revoked = refreshToken ? provider.revoke(refreshToken).catch(() => {}) : undefined;
      const [url] = await Promise.all([provider.signOutUrl(idToken), revoked]);
      leaveNote('signed-out');
      page.location.replace(url);
      return true;
    } catch {
      // Unreachable; the provider's session expires.
      return false;
    }
  }

  return {
    signOut: async (): Promise<void> => {
      const tokens = keeper.current();
      keeper.drop('signed-out');
      end('signed-out');
      if (!tokens?.idToken) return;
      const departure = leave(tokens.idToken, tokens.refreshToken);
      leaving = departure.then((isLeaving) =>
        isLeaving ? new Promise<void>((resolve) => setTimeout(resolve, LEAVES_WITHIN_MS)) : undefined,
      );
      await departure;
    },

    leaveToCustomerResolve: (): void => {
      // The browser may stay on this page.
      addEventListener(
        'pagehide',
        () => {
          end('signed-out');
          emptySession(page.store, 'in-process');
          leaveNote('changing-company');
          leaveArrivalNote();
        },
        { once: true },
      );
      page.location.replace(customerResolveUrl.replace('{origin}', encodeURIComponent(location.origin)));
    },

    /** An incomplete sign-out would sign the user in again. */
    settled: () => leaving,
  };
}
