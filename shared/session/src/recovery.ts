import { PartMissingError } from './identity/identity-failure';
import { isStorageFailure } from './tokens/session-storage';
import { loadUser } from './user/load-user';
import { emptySession, type SessionReason, sessionStore } from './user/session-store';

let recover: (() => Promise<unknown>) | undefined;

/** Unknown who is signed in; `again` is what `retry` will call. */
export function failSession(reason: SessionReason, again: () => Promise<unknown>): void {
  emptySession('failed', reason);
  recover = again;
}

/** Why it is unknown, by what a call of the identity provider has ended with. */
export function failureReason(error: unknown): 'part-missing' | 'provider-unreachable' | 'storage' {
  if (isStorageFailure(error)) return 'storage';
  return error instanceof PartMissingError ? 'part-missing' : 'provider-unreachable';
}

/** Repeats what failed: reaching the identity provider, or loading the user. Otherwise does nothing. */
export async function retry(): Promise<void> {
  const { status, loadError } = sessionStore.getState();
  if (status === 'failed') await recover?.();
  else if (loadError) await loadUser();
}
