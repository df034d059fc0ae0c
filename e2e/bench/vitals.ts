import type { Page } from '@playwright/test';

/** What a page tells of its own loading, in ms since its navigation started. */
export interface Vitals {
  firstPaint: number;
  largestPaint: number;
  /** When the element that people come for was on the screen. */
  usable: number;
  layoutShift: number;
  /** Sum of what long tasks took beyond 50 ms. */
  blocking: number;
  longestTask: number;
}

interface Recorder {
  usable?: number;
  vitals: Omit<Vitals, 'usable'>;
}

/** Records in every document of the page from its first moment; `selector` is what makes it usable. */
export async function recordVitals(page: Page, selector: string): Promise<void> {
  await page.addInitScript((usableSelector) => {
    const vitals = { firstPaint: 0, largestPaint: 0, layoutShift: 0, blocking: 0, longestTask: 0 };
    const recorder: Recorder = { vitals };
    (globalThis as unknown as { recorder: Recorder }).recorder = recorder;

    observe('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') vitals.firstPaint = entry.startTime;
    });
    observe('largest-contentful-paint', (entry) => (vitals.largestPaint = entry.startTime));
    observe('layout-shift', (entry) => (vitals.layoutShift += (entry as unknown as { value: number }).value));
    observe('longtask', (entry) => {
      vitals.blocking += entry.duration - 50;
      vitals.longestTask = Math.max(vitals.longestTask, entry.duration);
    });

    const watcher = new MutationObserver(() => {
      if (!document.querySelector(usableSelector)) return;
      watcher.disconnect();
      // After the frame that shows it, not when it entered the document.
      requestAnimationFrame(() => setTimeout(() => (recorder.usable = performance.now())));
    });
    watcher.observe(document, { childList: true, subtree: true });

    function observe(type: string, note: (entry: PerformanceEntry) => void) {
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    }
  }, selector);
}

/** Waits until the page is usable and quiet, then reads what was recorded. */
export async function readVitals(page: Page): Promise<Vitals> {
  await page.waitForFunction(
    () => (globalThis as unknown as { recorder: Recorder }).recorder.usable !== undefined,
    null,
    {
      timeout: 60_000,
    },
  );
  await page.waitForTimeout(1_500);
  return page.evaluate(() => {
    const { usable = Number.NaN, vitals } = (globalThis as unknown as { recorder: Recorder }).recorder;
    return { ...vitals, usable };
  });
}
