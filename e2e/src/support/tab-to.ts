import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus, as somebody without a pointer would. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  for (let tab = 0; tab < most; tab += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
