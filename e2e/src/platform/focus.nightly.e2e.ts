import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';
import { addressOf, VISITS } from '../support/declared-pages';
import { startInside } from '../support/open-pages';
import { settled } from '../support/page';

/** People press Enter on links that look like tabs. */
const TABS = 'main nav[aria-label] a';
const OPENERS = 'main :is([aria-haspopup=menu], [aria-haspopup=dialog]):enabled';

for (const { persona, pages } of VISITS) {
  test(`Q150 no page, tab or opener of ${persona} drops the focus, nor does the way back`, async ({
    page,
    signInAs,
  }) => {
    test.setTimeout(pages.length * 20_000);
    const lost: string[] = [];
    const look = async (what: string) => {
      await settled(page);
      if (await isLost(page)) lost.push(what);
    };
    await signInAs(persona, '/userprofile');
    for (const address of pages.map(addressOf)) {
      await startInside(page, address);
      await look(address);
      const tabs = await page.locator(TABS).count();
      for (let index = 0; index < tabs; index += 1) {
        const tab = page.locator(TABS).nth(index);
        if (!(await tab.isVisible().catch(() => false))) continue;
        const name = (await tab.textContent()) ?? '';
        await tab.focus();
        await page.keyboard.press('Enter');
        await look(`${address}, tab ${name}`);
        await page.goBack();
        await look(`${address}, back from tab ${name}`);
      }
      const opener = page.locator(OPENERS).first();
      if ((await page.locator('dialog[open]').count()) > 0 || !(await opener.isVisible())) continue;
      await opener.focus();
      await page.keyboard.press('Enter');
      await look(`${address}, opened`);
      await page.keyboard.press('Escape');
      await look(`${address}, closed`);
    }
    expect(lost).toEqual([]);
  });
}

/** A reloaded document begins without a focus; the payment page reloads for its own policy. */
const isLost = (page: Page) =>
  page.evaluate(() => {
    const isSamePage = 'walked' in globalThis;
    Object.assign(globalThis, { walked: true });
    return isSamePage && document.activeElement === document.body;
  });
