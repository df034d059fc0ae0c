import type { StoreApi } from '@console/browser';
import { PartMissingError } from './tokens/provider-failure';
import { isStorageFailure } from './tokens/session-storage';
import { emptySession, type SessionReason, type SessionState } from './user/session-store';

/** From a failure after which it is unknown who is signed in, and from data of the user that could not be loaded. */
export interface Recovery {
  /** Unknown who is signed in; `retry` will call `again`. */
  fail(reason: SessionReason, again: () => Promise<unknown>): void;
  /** Repeats what failed: reaching the identity provider, or loading the user. Otherwise does nothing. */
  retry: () => Promise<void>;
}

export function createRecovery(store: StoreApi<SessionState>, loadMissing: () => Promise<void>): Recovery {
  let repeat: (() => Promise<unknown>) | undefined;
  return {
    fail: (reason, again) => {
      emptySession(store, 'failed', reason);
      repeat = again;
    },
    retry: async () => {
      const { status, loadError } = store.getState();
      if (status === 'failed') await repeat?.();
      else if (loadError) await loadMissing();
    },
  };
}

/** Why it is unknown, by what a call of the identity provider has ended with. */
export function failureReason(error: unknown): 'part-missing' | 'provider-unreachable' | 'storage' {
  if (isStorageFailure(error)) return 'storage';
  return error instanceof PartMissingError ? 'part-missing' : 'provider-unreachable';
}
