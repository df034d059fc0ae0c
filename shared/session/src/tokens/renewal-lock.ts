/** Longer than any renewal takes, so that a frozen tab that holds the lock does not block the others for ever. */
const LONGEST_WAIT_MS = 30_000;

/** One tab at a time. Where Web Locks are missing a tab goes ahead alone. */
export async function withRenewalLock<Result>(task: () => Promise<Result>): Promise<Result> {
  if (!globalThis.navigator?.locks) return task();
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  return navigator.locks.request('console-session-renew', { signal }, task);
}
