import type { StoreApi } from '@console/browser';
import type { SignInRefusal } from '@console/contract';
import { PartMissingError } from './tokens/provider-failure';
import { isStorageFailure } from './tokens/session-storage';
import { emptySession, type SessionReason, type SessionState } from './user/session-store';

export type Recovery = ReturnType<typeof createRecovery>;

export function createRecovery(store: StoreApi<SessionState>, loadMissing: () => Promise<void>) {
  let repeat: (() => Promise<unknown>) | undefined;
  return {
    /** Sets status `failed`; `retry` calls `again`. */
    fail: (reason: SessionReason, again: () => Promise<unknown>, refusal?: SignInRefusal): void => {
      emptySession(store, 'failed', reason, refusal);
      repeat = again;
    },
    retry: async (): Promise<void> => {
      const { status, loadError } = store.getState();
      if (status === 'failed') await repeat?.();
      else if (loadError) await loadMissing();
    },
  };
}

export function failureReason(error: unknown): 'part-missing' | 'provider-unreachable' | 'storage' {
  if (isStorageFailure(error)) return 'storage';
  return error instanceof PartMissingError ? 'part-missing' : 'provider-unreachable';
}
