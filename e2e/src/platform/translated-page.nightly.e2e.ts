import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';
import { addressOf, VISITS } from '../support/declared-pages';
import { startInside } from '../support/open-pages';
import { redrawn, settled } from '../support/page';
import { watchForProblems } from '../support/problems';
import { shownWords, translate } from '../support/translator';

for (const { persona, pages } of VISITS) {
  test(`Q88 translated by the browser, each page of ${persona} shows what it shows untranslated, in dialogs, menus and a filtered list too`, async ({
    browser,
    baseURL,
    sessions,
    problems,
  }) => {
    test.setTimeout(pages.length * 20_000);
    const contexts = await Promise.all([1, 2].map(() => browser.newContext({ baseURL: baseURL ?? '' })));
    const [plain, translated] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
    await Promise.all(contexts.map((context) => watchForProblems(context, problems.note)));
    const both = async (step: (page: Page) => Promise<unknown>) => {
      for (const page of [plain, translated]) await step(page);
    };
    const compare = async (where: string) => {
      await expect
        .poll(async () => difference(await shownWords(plain), await shownWords(translated)), { message: where })
        .toEqual([]);
    };

    await both((page) => sessions.signIn(page, persona, '/userprofile'));
    await settled(translated);
    await translate(translated);
    for (const page of pages) {
      const address = addressOf(page);
      await both(async (tab) => {
        await startInside(tab, address);
        await settled(tab);
      });
      await compare(address);
      const search = 'main input[type=search]';
      if (await plain.locator(search).first().isVisible()) {
        await both((tab) => tab.locator(search).first().fill('a'));
        await both(settled);
        await compare(`${address}, filtered`);
        await both((tab) => tab.locator(search).first().fill(''));
      }
      const isModal = (await plain.locator('dialog[open]').count()) > 0;
      const opener = 'main :is([aria-haspopup=menu], [aria-haspopup=dialog]):enabled';
      if (!isModal && (await plain.locator(opener).first().isVisible())) {
        await both(async (tab) => {
          await tab.locator(opener).first().click();
          await redrawn(tab);
        });
        await compare(`${address}, opened`);
        await both((tab) => tab.keyboard.press('Escape'));
      }
    }
    await Promise.all(contexts.map((context) => context.close()));
  });
}

function difference(plain: readonly string[], translated: readonly string[]): string[] {
  return plain.join(' ') === translated.join(' ')
    ? []
    : [
        ...plain.filter((word) => !translated.includes(word)).map((word) => `missing: ${word}`),
        ...translated.filter((word) => !plain.includes(word)).map((word) => `stale: ${word}`),
        `${plain.length} words, ${translated.length} translated`,
      ];
}
