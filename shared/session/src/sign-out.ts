import { page } from './page';
import { getRunning } from './running';
import { endSession } from './session-end';
import { leaveNote } from './tokens/session-storage';

/**
 * Signs out here and in the user's other tabs at once, then at the identity provider (HOST-047). With the provider
 * down the first two still hold.
 */
export async function signOut(): Promise<void> {
  const { keeper, identity } = getRunning();
  const tokens = keeper.current();
  keeper.drop('signed-out');
  endSession('signed-out');
  if (!tokens?.idToken) return;
  try {
    // Offline access outlives the provider's session unless it is revoked.
    const revoked = tokens.refreshToken ? identity.revoke(tokens.refreshToken).catch(() => {}) : undefined;
    const [url] = await Promise.all([identity.signOutUrl(tokens.idToken), revoked]);
    leaveNote('signed-out');
    page.replace(url);
  } catch {
    // Unreachable: the provider's own session ends by itself.
  }
}
