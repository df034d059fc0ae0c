import { createStore, type StoreApi } from '@console/browser';
import { createSessionStore, type SessionEndReason, type SessionState } from './user/session-store';

/** The parts of the page that a session uses: the store of its components, and the ways to leave the page. */
export interface SessionPage {
  store: StoreApi<SessionState>;
  /** The latest end of a session; set before the store loses the user. */
  latestEnd: StoreApi<{ reason: SessionEndReason } | undefined>;
  location: Pick<Location, 'assign' | 'replace' | 'reload'>;
}

export function createPage(): SessionPage {
  return {
    store: createSessionStore(),
    latestEnd: createStore<{ reason: SessionEndReason } | undefined>(() => undefined),
    location,
  };
}

/** Calls the listener when a session of the page ends. Returns the function that unsubscribes. */
export function onEnd({ latestEnd }: SessionPage, listener: (reason: SessionEndReason) => void): () => void {
  return latestEnd.subscribe((end) => {
    try {
      if (end) listener(end.reason);
    } catch (error) {
      // A listener that throws must not prevent the removal of the tokens.
      reportError(error);
    }
  });
}
