import type { Page } from '@playwright/test';

/** For layout shifts during a load. */
export const P13 = 0.001;

interface Shift {
  value: number;
  moved: string[];
}

/** Of all following documents. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Rect = { x: number; y: number; width: number; height: number };
    type Source = { node: Node | null; previousRect: Rect; currentRect: Rect };
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    const place = ({ x, y, width, height }: Rect) => [x, y, width, height].map(Math.round).join(' ');
    const lineOf = ({ node, previousRect, currentRect }: Source) =>
      `${node?.nodeName} “${node?.textContent?.slice(0, 60)}” ${place(previousRect)} → ${place(currentRect)}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(lineOf) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Without a user's input, with what moved. */
export async function shiftsOf(page: Page): Promise<{ total: number; moved: string[] }> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ value, moved }) => moved.map((what) => `${value.toFixed(4)}: ${what}`)),
  };
}
