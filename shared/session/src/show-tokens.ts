import { askEarly } from '@console/http';
import { getRunning } from './running';
import { removeTokens, writeTokens } from './tokens/session-storage';
import type { TokenSet } from './tokens/token-set';
import { noteConfirmed } from './session-check';
import { loadSessionUser, rereadRights } from './user/load-user';
import { type SessionUser, sessionStore, updateSession } from './user/session-store';

/**
 * Starts or continues the session with new tokens. Resolves when the user's data has been loaded or has failed to. What the
 * page at `nextPath`, which the person goes to now, shows is asked for with it.
 */
export async function showTokens(tokens: TokenSet, nextPath?: string): Promise<void> {
  const { status, user: before } = sessionStore.getState();
  store(tokens);
  if (nextPath !== undefined) askEarly(nextPath);
  noteConfirmed();
  getRunning().schedule.plan(tokens);
  updateSession({ status: 'authenticated', reason: undefined, user: toSessionUser(tokens) });
  if (status !== 'authenticated') await loadSessionUser(`${tokens.sub}/${tokens.family}`);
  // The company has been approved or closed since.
  else if (before?.customerInactive !== tokens.customerInactive) await rereadRights();
}

function store(tokens: TokenSet): void {
  try {
    writeTokens(tokens);
  } catch {
    // The session works without storage. Old tokens must not stay in it: using them would revoke the new ones.
    removeTokens();
  }
}

function toSessionUser({ accessToken, name, sub, customerInactive }: TokenSet): SessionUser {
  return { accessToken, name, sub, customerInactive };
}
