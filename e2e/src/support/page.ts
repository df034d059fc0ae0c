import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until a page of the signed-in console is complete: it has its heading, nothing is loading, and the document has
 * not changed for a moment. An idle network is a worse sign: it includes prefetches.
 */
export async function settled(page: Page): Promise<void> {
  // On a mobile a panel covers the whole screen.
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

/** Waits until the page is drawn in its new width or theme: transitions begin with the next frame. */
export async function redrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  });
}

/** Number of pixels by which the document scrolls sideways. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Presses Tab until the element has the focus, as a keyboard user does. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  for (let tab = 0; tab < most; tab += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Another tab of the same browser profile. */
export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

/** The body of a mail's template, once the editor has taken the place of the text area. */
export const bodyEditor = (page: Page): Locator =>
  page.locator('[contenteditable=true]').and(page.getByRole('textbox', { name: 'Body' }));
