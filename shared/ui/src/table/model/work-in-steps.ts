/** Milliseconds. Browsers grant 50 in idle time, and a key press would wait. */
const SLICE = 8;

/** @returns stops */
export function workInSlices(steps: Generator<undefined, void>, onDone: () => void): () => void {
  let timer = setTimeout(work);

  function work() {
    if (runUntil(steps, performance.now() + SLICE)) return onDone();
    timer = setTimeout(work);
  }
  return () => clearTimeout(timer);
}

/**
 * Browsers without `requestIdleCallback` run nothing.
 * @returns stops the work
 */
export function workWhenIdle(steps: Generator<undefined, void>): () => void {
  if (!globalThis.requestIdleCallback) return () => {};
  let handle = requestIdleCallback(work);

  function work(deadline: IdleDeadline) {
    const now = performance.now();
    if (!runUntil(steps, now + Math.min(SLICE, deadline.timeRemaining()))) handle = requestIdleCallback(work);
  }
  return () => cancelIdleCallback(handle);
}

/** True = done. */
function runUntil(steps: Generator<undefined, void>, end: number): boolean {
  while (performance.now() < end) if (steps.next().done) return true;
  return false;
}
