import type { StoreApi } from '@console/browser';
import type { SignInRefusal } from '@console/contract';
import { PartMissingError } from './tokens/provider-failure';
import { isStorageFailure } from './tokens/session-storage';
import { emptySession, type SessionReason, type SessionState } from './user/session-store';

/** Recovers from a failure that leaves it unknown who is signed in, and from user data that could not be loaded. */
export interface Recovery {
  /** Sets the status `failed`, because it is unknown who is signed in; `retry` will call `again`. */
  fail(reason: SessionReason, again: () => Promise<unknown>, refusal?: SignInRefusal): void;
  /** Repeats the failed step: reaching the identity provider, or loading the user. Without one it does nothing. */
  retry: () => Promise<void>;
}

export function createRecovery(store: StoreApi<SessionState>, loadMissing: () => Promise<void>): Recovery {
  let repeat: (() => Promise<unknown>) | undefined;
  return {
    fail: (reason, again, refusal) => {
      emptySession(store, 'failed', reason, refusal);
      repeat = again;
    },
    retry: async () => {
      const { status, loadError } = store.getState();
      if (status === 'failed') await repeat?.();
      else if (loadError) await loadMissing();
    },
  };
}

/** The reason for the session store, from the error of a call of the identity provider. */
export function failureReason(error: unknown): 'part-missing' | 'provider-unreachable' | 'storage' {
  if (isStorageFailure(error)) return 'storage';
  return error instanceof PartMissingError ? 'part-missing' : 'provider-unreachable';
}
