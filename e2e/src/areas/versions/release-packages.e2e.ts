import type { Page } from '@playwright/test';
import { expect, nightly, test } from '../../support/console';
import { overflow, tabTo } from '../../support/page';

const LIST = '/admin/version/releasePackages';
/** Seeded: three applications, pictures, repeated words. */
const PACKAGE = '/admin/releasePackageDetails/1056';

const query = (page: Page) => page.getByRole('searchbox', { name: 'Search query' });
const day = (page: Page, name: 'Date from' | 'Date to') => page.getByRole('textbox', { name });
const matches = (page: Page) => page.getByRole('search', { name: 'Changelog' }).getByRole('status');

test('VERS-001 VERS-003 VERS-013 VERS-024 VERS-027 VERS-028 VERS-029 a release is found, read, searched and shared by keyboard, and Back leads to the list as it was', async ({
  page,
  signInAs,
  installation,
}) => {
  const press = (key: string) => page.keyboard.press(key);
  await signInAs('owner', LIST);
  await page.getByRole('table').waitFor();
  await press('/');
  await expect(query(page)).toBeFocused();
  await page.keyboard.type('signatory');
  await tabTo(page, day(page, 'Date from'));
  await page.keyboard.type('01/01/2016');
  await press('Enter');
  await expect(page).toHaveURL(/\?search=signatory&from=2016-01-01$/);
  const searched = page.url();

  const release = page.getByRole('rowheader').getByRole('link', { name: '26.8.0' });
  await tabTo(page, release);
  await press('Enter');
  await expect(page).toHaveURL(/\/admin\/releasePackageDetails\/1056$/);
  await expect(page.getByRole('heading', { name: 'Centerpoint 26.8.0' })).toBeVisible();

  await press('/');
  await page.keyboard.type('the');
  await expect(matches(page)).toHaveText('1 of 4');
  await press('Enter');
  await expect(matches(page)).toHaveText('2 of 4');
  await expect(page.locator('mark[data-current]')).toBeInViewport();
  await press('Shift+Enter');
  await press('Shift+Enter');
  await expect(matches(page)).toHaveText('4 of 4');
  await press('Escape');
  await expect(page.locator('mark')).toHaveCount(0);

  await page.getByRole('link', { name: 'Back' }).focus();
  await tabTo(page, page.getByRole('button', { name: 'Share by e-mail' }));
  await press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeFocused();
  await page.keyboard.type('kari@partner.example');
  await press('Enter');
  await expect(page.getByText('E-mail with package details has been issued')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share by e-mail' })).toBeFocused();
  const [mail] = await installation.sandbox.outbox();
  expect(mail).toMatchObject({ to: 'kari@partner.example', subject: 'Centerpoint 26.8.0' });
  expect(mail?.text).toContain('See at a glance who has signed');

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(searched);
  await expect(release).toBeVisible();
});

test('VERS-004 VERS-006 an impossible date is refused while it is typed', nightly, async ({ page, signInAs }) => {
  await signInAs('owner', LIST);
  const from = day(page, 'Date from');
  await from.focus();
  await page.keyboard.type('01/01/2014');
  await page.keyboard.press('Enter');
  await expect(from).toHaveAccessibleDescription(/^Enter a year from 2015 to \d{4}$/);
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));

  // The field keeps its text, the address has no year.
  await page.getByRole('button', { name: 'Clear “Date from”' }).click();
  await page.keyboard.type('0101');
  await page.keyboard.press('Enter');
  await expect(from).toHaveAccessibleDescription('The date is incomplete');
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
});

test(
  'VERS-024 a mailed link opens the package at the application it names, and Back leads to the list',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('owner', `${PACKAGE}#changelog-archive`);
    await expect(page.getByRole('heading', { name: 'Corrections to Archive' })).toBeInViewport();
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  },
);

test(
  'VERS-031 VERS-033 VERS-035 VERS-037 people who subscribed get a mail when a release is published',
  nightly,
  async ({ page, signInAs, installation }) => {
    await signInAs('owner', '/admin/version/customerNotifications');
    await page.getByRole('radio', { name: /^Send/ }).check();
    await page.getByRole('textbox', { name: 'Email 1' }).fill('drift@fjellheim.example');
    await page.getByRole('button', { name: 'Add email' }).click();
    await page.keyboard.type('it@partner.example');

    await page.getByRole('link', { name: 'Release packages' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Version Notification Settings have been saved')).toBeVisible();

    await page.goto(`${installation.sandbox.origin}/platform/releases`);
    await page
      .getByRole('button', { name: /^Release / })
      .first()
      .click();
    const notice = page.getByRole('status');
    await expect(notice).toContainText('addresses have been told by mail.');
    const title = (await notice.getByText(/^(Centerpoint|Interact)/).textContent()) ?? '';
    const mails = await installation.sandbox.outbox();
    const sent = mails.map(({ to, subject }) => `${to}: ${subject}`).sort();
    // Other companies subscribe too.
    expect(sent).toEqual(expect.arrayContaining([`drift@fjellheim.example: ${title}`, `it@partner.example: ${title}`]));

    await page.goto(LIST);
    await expect(page.getByRole('row').nth(1)).toContainText(title.split(' ')[1] ?? '');
    await expect(page.getByRole('row').nth(1).getByRole('img', { name: 'New since your last visit' })).toBeHidden();
  },
);

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  test('a package prints as a document: all of it, dark on white, without controls', async ({ page, signInAs }) => {
    await signInAs('owner', PACKAGE);
    await page.getByRole('heading', { name: 'Corrections to Archive' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['Share by e-mail', 'Copy link'])
      await expect(page.getByRole('button', { name: gone })).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const main = page.getByRole('main');
    const [shown, whole] = await main.evaluate((element) => [element.clientHeight, element.scrollHeight]);
    expect(shown).toBe(whole);
    await expect(page.getByRole('heading', { name: 'Corrections to Archive' })).toHaveCSS('color', 'rgb(17, 24, 39)');
  });
});

test.describe('at 320 px', () => {
  test.use({ hasTouch: true });

  test(
    'Q33 VERS-002 the filter, a package, its dialog and the notifications fit',
    nightly,
    async ({ page, signInAs }) => {
      await signInAs('owner', LIST);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.getByRole('button', { name: 'Clear “Date from”' }).click();
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByText(/^This page is showing only 20 release packages/)).toBeVisible();
      expect(await overflow(page), 'list').toBe(0);
      await page.getByRole('rowheader').first().click();
      await page.getByRole('searchbox', { name: 'Search the changelog' }).fill('the');
      expect(await overflow(page), 'package').toBe(0);
      await page.getByRole('button', { name: 'Share by e-mail' }).click();
      await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport();
      expect(await overflow(page), 'dialog').toBe(0);
      await page.goto('/admin/version/customerNotifications');
      await page.getByRole('radio', { name: /^Send/ }).check();
      await expect(page.getByRole('textbox', { name: 'Email 1' })).toBeVisible();
      expect(await overflow(page), 'notifications').toBe(0);
    },
  );
});
