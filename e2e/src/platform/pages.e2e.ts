import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../machine/root';
import { expect, nightly, test } from '../support/console';
import { addressOf, mayOpen, PAGES, visitorOf, WALKED_PAGES } from '../support/declared-pages';
import { cutCells, cutControls, plainTexts, readIn, readInPseudoLanguage } from '../support/languages';
import { overflow, redrawn, settled } from '../support/page';
import { misnamedPages } from '../support/page-names';
import { expectOtherPages } from '../support/pages-of-area';

expectOtherPages();

test('C148 a page has one name: the label of its link is in its title, and no other page of a menu has that title', () => {
  expect(misnamedPages(PAGES)).toEqual([]);
});

/** The platform's names are English in every language. */
const OF_PLATFORM = new Set([
  'Administration',
  'Archive',
  'Audit',
  'Billing',
  'Case handler',
  'Development',
  'Interact',
  'Move',
  'Production',
  'Signature',
  'Test',
  'Text Library',
  'Viewpoint',
]);

for (const who of ['owner', 'staff'] as const)
  test(
    `Q81 in the pseudo-language, a third longer, the pages of ${who} have no English text of the console, cut no button and do not scroll sideways`,
    nightly,
    async ({ page, signInAs }) => {
      test.setTimeout(300_000);
      await readInPseudoLanguage(page);
      const pages = WALKED_PAGES.filter((declared) => visitorOf(declared) === who);
      const walked = pages.filter((_, index) => index % Math.ceil(pages.length / 10) === 0);
      await signInAs(who, '/dashboard');
      for (const declared of walked) {
        await page.goto(addressOf(declared));
        await settled(page);
        const texts = (await plainTexts(page)).filter((text) => !OF_PLATFORM.has(text));
        expect.soft(texts, `English on ${declared.id}`).toEqual([]);
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 800 });
          await redrawn(page);
          expect.soft(await overflow(page), `${declared.id} at ${width} px`).toBe(0);
          expect.soft(await cutControls(page), `cut on ${declared.id} at ${width} px`).toEqual([]);
        }
      }
    },
  );

function textsIn(language: string): unknown[] {
  const packages = ['remotes', 'shared'].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => join(room, name)),
  );
  return ['host', ...packages]
    .map((name) => join(root, name, `words/${language}.json`))
    .filter((file) => existsSync(file))
    .flatMap((file) => Object.values(JSON.parse(readFileSync(file, 'utf8')) as object));
}

for (const language of ['nb', 'sv'] as const)
  test(
    `Q81 in ${language} no column of a list cuts a text of the console, at 1280 px`,
    nightly,
    async ({ page, signInAs, problems }) => {
      // Some records are of the owner’s company.
      problems.allow(/404/);
      test.setTimeout(300_000);
      await page.setViewportSize({ width: 1280, height: 800 });
      await readIn(page, language);
      const own = new Set(textsIn(language));
      // A category of documents too.
      own.delete('Allmän information');
      await signInAs('staff', '/userprofile');
      for (const declared of WALKED_PAGES.filter(
        (candidate) => candidate.isPanel !== true && mayOpen('staff', candidate),
      )) {
        await page.goto(addressOf(declared));
        await settled(page);
        expect
          .soft(
            (await cutCells(page)).filter((text) => own.has(text)),
            declared.id,
          )
          .toEqual([]);
      }
    },
  );
