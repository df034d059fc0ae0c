/** Takes steps while nobody waits, until they are done; returns how to stop. Without idle times nothing is done ahead. */
export function prepareWhenIdle(steps: Generator<undefined, void>): () => void {
  if (!globalThis.requestIdleCallback) return () => {};
  let handle = requestIdleCallback(work);

  function work(deadline: IdleDeadline) {
    while (deadline.timeRemaining() > 0) if (steps.next().done) return;
    handle = requestIdleCallback(work);
  }
  return () => cancelIdleCallback(handle);
}
