import { dropEarlyAnswers } from '@console/http';
import { getRunning } from './running';
import { removeTokens } from './tokens/session-storage';
import { abortLoading } from './user/load-user';
import { emptySession, type SessionEndReason, sessionStore } from './user/session-store';

type SessionEndListener = (reason: SessionEndReason) => void;

const listeners = new Set<SessionEndListener>();

/**
 * Calls the listener when a session ends, before the stores are emptied: the place to persist form drafts and to clear
 * caches. Returns the function that unsubscribes.
 */
export function onSessionEnd(listener: SessionEndListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Removes the session from memory and storage. Without a session it does nothing. */
export function endSession(reason: SessionEndReason): void {
  const { status } = sessionStore.getState();
  if (status === 'not-authenticated' || status === 'in-process') return;
  for (const listener of listeners) {
    try {
      listener(reason);
    } catch (error) {
      // A listener that throws must not keep the tokens.
      reportError(error);
    }
  }
  const { keeper, schedule } = getRunning();
  schedule.stop();
  keeper.drop();
  abortLoading();
  dropEarlyAnswers();
  removeTokens();
  emptySession('not-authenticated', reason);
}
