import { createStore } from '@console/browser';
import { createSessionStore, type SessionEndReason } from './user/session-store';

export type SessionPage = ReturnType<typeof createPage>;

export function createPage() {
  return {
    store: createSessionStore(),
    /** Set before the user leaves. */
    latestEnd: createStore<{ reason: SessionEndReason } | undefined>(() => undefined),
    location: location as Pick<Location, 'assign' | 'replace' | 'reload'>,
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
