import type { Page } from '@playwright/test';
import { expect, nightly, test } from '../support/console';

/* Against a real history: unit tests have no address bar, reload or second document. */

const FORM = /\/admin\/team\/group$/;
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Create group' });
const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name, exact: true });

async function leave(page: Page) {
  await question(page).getByRole('button', { name: 'Leave' }).click();
}

/** A double click's second half does nothing. */
async function stay(page: Page) {
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
}

async function openForm(page: Page) {
  await inMenu(page, 'Access').click();
  await page.getByRole('link', { name: 'New group' }).click();
  await panel(page).getByRole('textbox', { name: 'Name' }).fill('Underwriting');
}

/** Back leads to the list. */
async function expectUnmoved(page: Page) {
  await expect(question(page)).toBeHidden();
  await expect(panel(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Underwriting');
  await expect(page).toHaveURL(FORM);
}

test.beforeEach(async ({ signInAs, page }) => {
  await signInAs('owner', '/admin/team/roles');
  await openForm(page);
});

test('a link, the palette and Back wait for the answer; Leave goes where they led', nightly, async ({ page }) => {
  await inMenu(page, 'Invite').click();
  await stay(page);
  await expectUnmoved(page);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to a page' }).pressSequentially('Roles');
  await page.keyboard.press('Enter');
  await stay(page);
  await expectUnmoved(page);

  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(FORM);
  // Back again during the question.
  await page.goBack();
  await expect(page).toHaveURL(FORM);
  await expect(question(page)).toHaveCount(1);
  await stay(page);
  await expectUnmoved(page);

  await page.goBack();
  await leave(page);
  await expect(page).toHaveURL(/\/admin\/team\/groups$/);
  await expect(panel(page)).toBeHidden();
  await page.goForward();
  await expect(panel(page).getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

test(
  'Back by two entries, and twice at once, waits for the answer and leaves the history as it was',
  nightly,
  async ({ page }) => {
    await page.evaluate(() => history.go(-2));
    await stay(page);
    await expectUnmoved(page);

    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await stay(page);
    await expectUnmoved(page);

    await page.evaluate(() => history.go(-2));
    await leave(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/\/admin\/team\/groups$/);
  },
);

test('Forward waits for the answer, and a hash typed into the address does not', nightly, async ({ page }) => {
  await page.goBack();
  await leave(page);
  await inMenu(page, 'Invite').click();
  await expect(page).toHaveURL(/\/admin\/team\/invite$/);
  await page.goBack();
  await page.getByRole('link', { name: 'New group' }).click();
  await panel(page).getByRole('textbox', { name: 'Name' }).fill('Underwriting');
  await page.evaluate(() => {
    location.hash = 'typed';
  });
  await expect(question(page)).toBeHidden();
  await page.goBack();
  await expectUnmoved(page);
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await leave(page);
  await expect(page).toHaveURL(/\/admin\/team\/groups$/);
});

test('reloading and closing the tab ask in the words of the browser, and the guard holds after a reload', async ({
  page,
}) => {
  const reload = () => page.evaluate(() => void setTimeout(() => location.reload()));
  let dialog = page.waitForEvent('dialog');
  await reload();
  expect((await dialog).type()).toBe('beforeunload');
  await (await dialog).dismiss();
  await expectUnmoved(page);

  dialog = page.waitForEvent('dialog');
  const loaded = page.waitForEvent('load');
  await reload();
  await (await dialog).accept();
  await loaded;
  await panel(page).getByRole('textbox', { name: 'Name' }).fill('Underwriting');
  await page.goBack();
  await stay(page);
  await expectUnmoved(page);

  dialog = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await dialog).type()).toBe('beforeunload');
  await (await dialog).dismiss();
  await expectUnmoved(page);
});

test('ACCT-149 with two forms open, one question names what both would lose', nightly, async ({ page }) => {
  await page.goBack();
  await leave(page);
  await page.getByRole('link', { name: 'Finance' }).click();
  await page.getByRole('link', { name: 'Add members' }).click();
  await page.getByRole('complementary').getByRole('checkbox').nth(1).check();
  await page.getByLabel('Name', { exact: true }).fill('');
  await inMenu(page, 'Roles').click();
  await expect(question(page)).toContainText('You have chosen 1 member to add.');
  await expect(question(page)).toContainText('The new name for Finance hasn’t been saved: Name is required');
  await leave(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
});

test.describe('signing out', () => {
  test.use({ signInBy: 'form' });

  test('Q85 asks in the menu and in the palette; after Leave nothing of the form comes back', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Go to a page' }).pressSequentially('Sign out');
    await page.keyboard.press('Enter');
    await stay(page);
    await expectUnmoved(page);

    await page.getByRole('button', { name: 'Ingrid Haugland' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await stay(page);
    await expectUnmoved(page);

    // The browser asks no second time.
    page.on('dialog', (dialog) => expect(dialog.type()).toBe('none'));
    await page.getByRole('button', { name: 'Ingrid Haugland' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await leave(page);
    await expect(page.getByRole('button', { name: 'Continue to sign-in' })).toBeVisible();
    // The provider's redirect may be on its way.
    await expect(() => page.evaluate(() => history.back())).toPass();
    await expect(page.getByRole('button', { name: 'Continue to sign-in' })).toBeVisible();
    await expect(panel(page)).toBeHidden();
  });
});
