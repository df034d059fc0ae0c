import type { CDPSession, Page } from '@playwright/test';

/** Measurements by a page of its own loading, in ms since the start of the navigation. */
export interface Vitals {
  firstPaint: number;
  largestPaint: number;
  /** Time at which the subject's element was painted. */
  usable: number;
  layoutShift: number;
  /** Sum of the time of long tasks beyond 50 ms. */
  blocking: number;
  longestTask: number;
  /** Processor time of the page's main thread until it was usable and quiet; waiting for the processor is not in it. */
  processor: number;
}

interface Recorder {
  usable?: number;
  vitals: Omit<Vitals, 'usable' | 'processor'>;
}

/** Records in every document of the page from the start; `selector` is the element that makes it usable. */
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
      // The time after the frame that shows it, not of its insertion into the document.
      requestAnimationFrame(() => setTimeout(() => (recorder.usable = performance.now())));
    });
    watcher.observe(document, { childList: true, subtree: true });

    function observe(type: string, note: (entry: PerformanceEntry) => void) {
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    }
  }, selector);
}

/** Waits until the page is usable and quiet, then reads the records. `session` has `Performance` with thread time. */
export async function readVitals(page: Page, session: CDPSession): Promise<Vitals> {
  await page.waitForFunction(
    () => (globalThis as unknown as { recorder: Recorder }).recorder.usable !== undefined,
    null,
    {
      timeout: 60_000,
    },
  );
  await page.waitForTimeout(1_500);
  const { metrics } = await session.send('Performance.getMetrics');
  const processor = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  const recorded = await page.evaluate(() => {
    const { usable = Number.NaN, vitals } = (globalThis as unknown as { recorder: Recorder }).recorder;
    return { ...vitals, usable };
  });
  return { ...recorded, processor };
}
