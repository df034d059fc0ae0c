import { getRunning } from './running';
import { removeTokens, writeTokens } from './tokens/session-storage';
import { type TokenSet, toSessionUser } from './tokens/token-set';
import { loadSessionUser } from './user/load-user';
import { sessionStore, updateSession } from './user/session-store';

/** Starts or continues the session with new tokens. Resolves when the user's data has been loaded or has failed to. */
export async function showTokens(tokens: TokenSet): Promise<void> {
  const isNew = sessionStore.getState().status !== 'authenticated';
  store(tokens);
  getRunning().schedule.plan(tokens);
  updateSession({ status: 'authenticated', reason: undefined, user: toSessionUser(tokens) });
  if (isNew) await loadSessionUser(`${tokens.sub}/${tokens.family}`);
}

function store(tokens: TokenSet): void {
  try {
    writeTokens(tokens);
  } catch {
    // The session works without storage. Old tokens must not stay in it: using them would revoke the new ones.
    removeTokens();
  }
}
