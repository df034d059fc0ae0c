import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';
import { cutTexts } from '../support/cut-texts';
import { addressOf, VISITS } from '../support/declared-pages';
import { startInside } from '../support/open-pages';
import { overflow, settled } from '../support/page';

/** As Chromium's settings do. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Of WCAG 1.4.12. */
async function space(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

for (const [name, change] of [
  ['of 200 %', doubleText],
  ['with the spacing of WCAG 1.4.12', space],
] as const)
  for (const { persona, pages } of VISITS) {
    test(`Q214 texts ${name} on pages of ${persona} are whole, or can be read by keys`, async ({ page, signInAs }) => {
      test.setTimeout(pages.length * 10_000);
      await page.setViewportSize({ width: 1280, height: 800 });
      await signInAs(persona, '/userprofile');
      const cut: string[] = [];
      for (const declared of pages) {
        const { id } = declared;
        await startInside(page, addressOf(declared));
        await settled(page);
        await change(page);
        await settled(page);
        for (const text of await cutTexts(page)) cut.push(`${id}: ${text}`);
        const beyond = await overflow(page);
        if (beyond > 0) cut.push(`${id} is ${beyond} px too wide`);
      }
      expect(cut).toEqual([]);
    });
  }
