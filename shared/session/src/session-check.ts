import { getRunning } from './running';
import { rereadRights } from './user/load-user';
import { sessionStore } from './user/session-store';

/** Unless the installation sets `signIn.checkSeconds`. */
const CHECK_SECONDS = 60;

/** By a clock that nobody sets. */
let confirmedAt = 0;

/** The provider has just given tokens, so its session holds. */
export function noteConfirmed(): void {
  confirmedAt = performance.now();
}

/**
 * For every navigation, and for a tab that is looked at again: asks the provider whether the session still holds and the platform what the user may do, unless
 * that is known since less than `signIn.checkSeconds`. A session that has ended ends here as after any refused renewal
 * (HOST-007); an unreachable provider changes nothing. The refresh token is what every provider refuses after a
 * sign-out, while its access tokens may live on; without one the platform's answer has to do.
 */
export async function checkSession(): Promise<void> {
  if (sessionStore.getState().status !== 'authenticated') return;
  const { config, keeper } = getRunning();
  if (performance.now() - confirmedAt < (config.signIn?.checkSeconds ?? CHECK_SECONDS) * 1_000) return;
  noteConfirmed();
  try {
    if (keeper.current()?.refreshToken !== undefined) await keeper.renew();
  } catch {
    return;
  }
  await rereadRights();
}
