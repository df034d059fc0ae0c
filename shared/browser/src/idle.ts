const AT_LATEST_MS = 2_000;
/** For browsers without `requestIdleCallback`. */
const LATER_MS = 200;

/** Resolves when the page is drawn and the browser idle, or after two seconds: for code that nobody waits for yet. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: AT_LATEST_MS });
    else setTimeout(resolve, LATER_MS);
  });
}
