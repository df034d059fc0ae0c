/** Longer than any renewal takes. A frozen tab with the lock must not block the others for ever. */
const LONGEST_WAIT_MS = 30_000;

/** Runs the task in one tab at a time. A browser without Web Locks runs it at once. */
export async function withRenewalLock<Result>(task: () => Promise<Result>): Promise<Result> {
  if (!globalThis.navigator?.locks) return task();
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  return navigator.locks.request('console-session-renew', { signal }, task);
}
