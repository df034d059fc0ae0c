import type { Page } from '@playwright/test';
import { expect, nightly, test } from '../support/console';
import { startInside } from '../support/open-pages';
import { settled } from '../support/page';
import { expectNoEmptyEnd } from '../support/scrolling';

const LIST = '/admin/attributestore/development';

test(
  'Q41 a document opened by its link from far down the list leaves no empty end below the list',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('staff', LIST);
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await page.getByRole('row').last().scrollIntoViewIfNeeded();
    await page.getByRole('rowheader').last().getByRole('link').click();
    await page.getByRole('complementary').waitFor();
    await page.reload();
    await settled(page);
    await expectNoEmptyEnd(page);
  },
);

test(
  'Q41 after a new document has been saved, the list ends with its last row',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('staff', LIST);
    await page.getByRole('link', { name: 'New', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'New document' });
    await panel.getByRole('textbox', { name: 'Type' }).fill('ZZZ-9001');
    await panel.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
    await panel.getByRole('textbox', { name: 'Name' }).fill('The last of all documents');
    await panel.getByRole('textbox', { name: 'Topic' }).fill('Retirement');
    for (const name of ['Admin Company', 'Retention Policy', 'Distribution Method'])
      await panel.getByRole('combobox', { name }).selectOption({ index: 1 });
    for (const name of ['Internal Only', 'Changes Allowed', 'Plexmode', 'Postmode', 'Colormode'])
      await panel.getByRole('radiogroup', { name }).getByRole('radio').first().check();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Document saved')).toBeVisible();
    await settled(page);
    await expectNoEmptyEnd(page);
  },
);

test('Q33 at 400 % zoom a form has the whole window: bar and save bar scroll with the page', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner', '/userprofile');
  // 1280 × 800 at 400 %.
  await page.setViewportSize({ width: 320, height: 200 });
  await settled(page);
  const bar = page.locator('[data-topbar]');
  await expect(bar).toBeInViewport();
  const field = page.getByRole('textbox').nth(1);
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(bar).not.toBeInViewport();
  await field.fill('Someone');
  await expect(page.getByRole('button', { name: 'Save' })).not.toBeInViewport();
  await page.getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport();
});

const scroller = (page: Page) => page.locator('#main, #main :has(> div > * > table)').last();
const place = (page: Page) => scroller(page).evaluate((element) => Math.round(element.scrollTop));

/** Cards of the audit trail differ in height, and the browser moves `scrollTop` to keep seen cards in their places. */
const AUDIT_TRAIL = '/admin/integration/audit-trail';

/** Tests by a card that stays in sight. */
async function expectTurn(page: Page, turn: number) {
  const cards = await page.getByRole('row').all();
  const tops = await Promise.all(cards.map(async (card) => (await card.boundingBox())?.y ?? 0));
  const [card, top] = cards
    .map((each, index) => [each, tops[index] ?? 0] as const)
    .reduce((best, next) => (Math.abs(next[1] - 280 - turn / 2) < Math.abs(best[1] - 280 - turn / 2) ? next : best));
  const element = await card.elementHandle();
  await page.mouse.wheel(0, turn);
  await settled(page);
  const box = await element?.boundingBox();
  expect(Math.round(box?.y ?? 0), `a card at ${top} px after ${turn} px`).toBe(Math.round(top) - turn);
}

for (const [who, paths] of [
  ['owner', [AUDIT_TRAIL, '/admin/team/manage', '/admin/billing/invoices', '/admin/version/releasePackages']],
  ['staff', [LIST]],
] as const) {
  test(
    `Q107 in a window 560 px high the wheel moves each list of ${who} by its turn, down and up`,
    who === 'staff' ? {} : nightly,
    async ({ page, signInAs }) => {
      await signInAs(who, '/userprofile');
      for (const path of paths) {
        await startInside(page, path);
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 560 });
          await settled(page);
          await page.mouse.move(width / 2, 400);
          let expected = await place(page);
          for (const turn of [900, -500, 4_000, -2_000]) {
            const room = await scroller(page).evaluate((element) => element.scrollHeight - element.clientHeight);
            expected = Math.min(Math.max(expected + turn, 0), room);
            await page.mouse.wheel(0, turn);
            await settled(page);
            if (path === AUDIT_TRAIL && width === 320) for (const step of [-200, 150]) await expectTurn(page, step);
            else expect(await place(page), `${path} after ${turn} px`).toBe(expected);
          }
        }
      }
    },
  );
}

for (const [who, path] of [
  ['owner', AUDIT_TRAIL],
  ['staff', LIST],
  ['owner', '/admin/version/releasePackages'],
  ['owner', '/admin/settings/account'],
] as const) {
  test(
    `Q108 ${path} stands where it was left after Back, Forward and a reload; another page begins at its top`,
    nightly,
    async ({ page, signInAs }) => {
      await page.setViewportSize({ width: 1280, height: 560 });
      await signInAs(who, path);
      await settled(page);
      await page.locator('#main').hover();
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => (history.state as { top?: number }).top ?? 0)).toBeGreaterThan(50);
      const left = await place(page);
      const isAt = async (expected: number) => {
        await expect.poll(() => place(page)).toBe(expected);
        await settled(page);
        expect(await place(page)).toBe(expected);
      };

      await page.getByRole('link', { name: 'Plans' }).click();
      await expect(page.getByRole('heading', { name: 'Pricing Plans', level: 1 })).toBeVisible();
      await isAt(0);
      await page.goBack();
      await isAt(left);
      await page.goForward();
      await isAt(0);
      await page.goBack();
      await isAt(left);
      await page.reload();
      await isAt(left);
    },
  );
}
