import { createStore, type StoreApi } from '@console/browser';
import { createSessionStore, type SessionEndReason, type SessionState } from './user/session-store';

export interface SessionPage {
  store: StoreApi<SessionState>;
  /** Set before the user leaves. */
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

/** @returns unsubscribes */
export function onEnd({ latestEnd }: SessionPage, listener: (reason: SessionEndReason) => void): () => void {
  return latestEnd.subscribe((end) => {
    try {
      if (end) listener(end.reason);
    } catch (error) {
      // Tokens must go even if a listener throws.
      reportError(error);
    }
  });
}
