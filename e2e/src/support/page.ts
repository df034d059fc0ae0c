import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** An idle network says less: it includes prefetches. */
export async function settled(page: Page): Promise<void> {
  await page.locator('[data-topbar]').waitFor({ state: 'attached' });
  await page.locator('[data-page-heading], aside h2').filter({ visible: true }).first().waitFor();
  await page.evaluate(async () => {
    const QUIET_MS = 120;
    await new Promise<void>((resolve) => {
      let timer = setTimeout(look, QUIET_MS);
      const observer = new MutationObserver(wait);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      function wait() {
        clearTimeout(timer);
        timer = setTimeout(look, QUIET_MS);
      }
      function look() {
        if (document.querySelector('[aria-busy=true]')) return wait();
        observer.disconnect();
        resolve();
      }
    });
    await document.fonts.ready;
  });
}

/** Transitions begin with the next frame. */
export async function redrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  });
}

/** Sideways, in pixels. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  for (let tab = 0; tab < most; tab += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

/** Once the editor replaces the text area. */
export const bodyEditor = (page: Page): Locator =>
  page.locator('[contenteditable=true]').and(page.getByRole('textbox', { name: 'Body' }));
