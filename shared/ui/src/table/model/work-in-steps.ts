/** Milliseconds of work between two pauses. Browsers grant up to 50 in idle time, for which a key press would wait. */
const SLICE = 8;

/** Runs the steps with pauses for the page; returns a function that stops them. */
export function workInSlices(steps: Generator<undefined, void>, onDone: () => void): () => void {
  let timer = setTimeout(work);

  function work() {
    if (runUntil(steps, performance.now() + SLICE)) return onDone();
    timer = setTimeout(work);
  }
  return () => clearTimeout(timer);
}

/**
 * Runs the steps in idle time; returns a function that stops them. Without `requestIdleCallback` they are not run.
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

/** Returns true if all steps have run. */
function runUntil(steps: Generator<undefined, void>, end: number): boolean {
  while (performance.now() < end) if (steps.next().done) return true;
  return false;
}
