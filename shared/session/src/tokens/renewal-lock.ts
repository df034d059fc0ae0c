/** A frozen tab must not block other tabs. */
const LONGEST_WAIT_MS = 30_000;

/** Runs in one tab at a time; without Web Locks, at once. */
export async function withRenewalLock<Result>(task: () => Promise<Result>): Promise<Result> {
  if (!globalThis.navigator?.locks) return task();
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  return navigator.locks.request('console-session-renew', { signal }, task);
}
