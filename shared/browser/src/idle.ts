const AT_LATEST_MS = 2_000;
/** Browsers without `requestIdleCallback` wait this long. */
const LATER_MS = 200;

/** When drawn and idle, at most two seconds: for code that nobody awaits. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: AT_LATEST_MS });
    else setTimeout(resolve, LATER_MS);
  });
}
