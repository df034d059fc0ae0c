import { page } from './page';
import { getRunning } from './running';
import { endSession } from './session-end';
import { leaveNote } from './tokens/session-storage';
import { emptySession } from './user/session-store';

/**
 * Clears the session and leaves for the identity provider's company choice (C19, HOST-045). The console signs in
 * again by itself when the browser comes back, so that the new token is for the new company.
 */
export function leaveToCustomerResolve(): void {
  const { config } = getRunning();
  endSession('signed-out');
  emptySession('in-process');
  leaveNote('changing-company');
  page.replace(config.customerResolveUrl.replace('{origin}', encodeURIComponent(location.origin)));
}
