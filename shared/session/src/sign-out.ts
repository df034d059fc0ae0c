import { page } from './page';
import { getRunning } from './running';
import { endSession } from './session-end';
import { leaveNote } from './tokens/session-storage';

/** For as long a page that was told to go may still be there. */
const LEAVES_WITHIN_MS = 5_000;

let leaving = Promise.resolve();

/** Resolves when no sign-out is on its way: until it has arrived, the provider would sign the same person in again. */
export const afterSignOut = (): Promise<void> => leaving;

/**
 * Signs out here and in the user's other tabs at once, then at the identity provider (HOST-047). With the provider
 * down the first two still hold.
 */
export async function signOut(): Promise<void> {
  const { keeper } = getRunning();
  const tokens = keeper.current();
  keeper.drop('signed-out');
  endSession('signed-out');
  if (!tokens?.idToken) return;
  const left = leave(tokens.idToken, tokens.refreshToken);
  leaving = left.then((isLeaving) =>
    isLeaving ? new Promise<void>((resolve) => setTimeout(resolve, LEAVES_WITHIN_MS)) : undefined,
  );
  await left;
}

async function leave(idToken: string, refreshToken: string | undefined): Promise<boolean> {
  const { identity } = getRunning();
  try {
    // Offline access outlives the provider's session unless it is revoked.
    const revoked = refreshToken ? identity.revoke(refreshToken).catch(() => {}) : undefined;
    const [url] = await Promise.all([identity.signOutUrl(idToken), revoked]);
    leaveNote('signed-out');
    page.replace(url);
    return true;
  } catch {
    // Unreachable: the provider's own session ends by itself.
    return false;
  }
}
