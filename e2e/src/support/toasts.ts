import type { Page } from '@playwright/test';
import { expect } from './console';
import { redrawn } from './page';

/** Of a closed stack, by window width. */
const TOASTS_END_AT = { 1280: 77, 320: 60 } as const;

/** SHRD-017: toasts cover no control. */
export async function expectToastsLieOnNothing(page: Page): Promise<void> {
  for (const width of [1280, 320] as const) {
    await page.setViewportSize({ width, height: 800 });
    // A new width scrolls a list to its open row.
    await redrawn(page);
    await page.evaluate(scrollToStart);
    expect.soft(await page.evaluate(controlsBehindToasts, TOASTS_END_AT[width]), `at ${width} px`).toEqual([]);
  }
}

function scrollToStart(): void {
  for (const each of document.querySelectorAll('html, main, main *')) if (each.scrollTop > 0) each.scrollTop = 0;
}

/** Runs in the page. */
function controlsBehindToasts(bottom: number): string[] {
  const isMobile = innerWidth < 760;
  const taken = document.querySelector('[data-topbar-end]')?.getBoundingClientRect();
  const end = isMobile || !taken ? innerWidth - 132 : taken.left - 4;
  const start = isMobile ? 8 : end - 400;
  const controls = document.querySelectorAll('main :is(a, button, input, select, textarea, [tabindex="0"])');
  return [...controls].flatMap((control) => {
    const box = control.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, start), Math.min(box.right, end)];
    const [top, low] = [Math.max(box.top, 0), Math.min(box.bottom, bottom)];
    // Dialogs leave the place free, and closing the toast frees a scrolled head.
    const isUncovered = left < right && top < low && control.closest('dialog, thead') === null;
    const seen = isUncovered && document.elementFromPoint((left + right) / 2, (top + low) / 2);
    return seen && control.contains(seen) ? [control.getAttribute('aria-label') ?? control.textContent ?? ''] : [];
  });
}
