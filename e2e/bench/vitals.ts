import type { CDPSession, Page } from '@playwright/test';

/** In ms since the navigation's start. */
export interface Vitals {
  firstPaint: number;
  largestPaint: number;
  /** When the subject's element was painted. */
  usable: number;
  layoutShift: number;
  /** Long tasks beyond 50 ms, in sum. */
  blocking: number;
  longestTask: number;
  /** Processor time until usable and quiet, without waiting. */
  processor: number;
}

interface Recorder {
  usable?: number;
  vitals: Omit<Vitals, 'usable' | 'processor'>;
}

/** `selector`: what makes the page usable. */
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
      // After the frame, not at insertion.
      requestAnimationFrame(() => setTimeout(() => (recorder.usable = performance.now())));
    });
    watcher.observe(document, { childList: true, subtree: true });

    function observe(type: string, note: (entry: PerformanceEntry) => void) {
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    }
  }, selector);
}

/** `session` has `Performance` with thread time. */
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
