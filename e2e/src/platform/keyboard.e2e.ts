import type { Page } from '@playwright/test';
import { expect, nightly, test } from '../support/console';
import { persona } from '../support/sign-in';

test('Q33 ACCT-070 the whole journey by keyboard alone', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('/');
  const signIn = page.getByRole('button', { name: 'Continue to sign-in' });
  await signIn.waitFor();
  for (let tab = 0; tab < 5 && !(await signIn.evaluate((el) => el === document.activeElement)); tab++)
    await press('Tab');
  await press('Enter');

  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(persona('owner').email);
  await press('Tab');
  await page.keyboard.type(persona('owner').password);
  await press('Enter');

  await expect(page.locator('[data-page-heading]')).toBeVisible();
  await press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to a page' })).toBeFocused();
  await page.keyboard.type('Manage users');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Manage users' })).toBeFocused();

  await press('/');
  await page.keyboard.type('astrid');
  await expect(page.getByRole('row').filter({ hasText: '@' })).toHaveCount(1);
  const name = page.getByRole('link', { name: 'Astrid Bjørnstad' });
  for (let tab = 0; tab < 20 && !(await name.evaluate((el) => el === document.activeElement)); tab++)
    await press('Tab');
  await press('Enter');
  const panel = page.getByRole('complementary', { name: 'Edit User' });
  await expect(panel).toBeVisible();

  const role = panel.getByRole('combobox', { name: 'Role' });
  for (let tab = 0; tab < 12 && !(await role.evaluate((el) => el === document.activeElement)); tab++)
    await press('Tab');
  await expect(role).toBeFocused();
  await page.keyboard.type('Aud');
  await press('Control+s');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'Astrid Bjørnstad' })).toContainText('Auditor');
  expect(await page.evaluate(() => document.activeElement !== document.body), 'focus is somewhere').toBe(true);
});

test('Q33 going to another page moves focus to its heading, sets the title and announces it', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner', '/admin/team/manage');
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Invite' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Invites' })).toBeFocused();
  await expect(page).toHaveTitle(/^Manage Invites/);
  await expect(page.getByRole('status').filter({ hasText: 'Manage Invites' })).toHaveCount(1);
});

test('Q33 Escape closes one open layer at a time, and focus returns to where it was', async ({ page, signInAs }) => {
  await signInAs('owner', '/admin/team/manage');
  const link = page.getByRole('link', { name: 'Astrid Bjørnstad' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Role' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Edit User' })).toBeHidden();
  await expect(link).toBeFocused();
});

test('Q56 the key that opens a question does not answer it', nightly, async ({ page, signInAs }) => {
  await signInAs('owner', '/admin/team/manage');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const asks = async () => {
    await expect(question).toBeVisible();
    // By then, a dialog that the key answers is closed.
    await page.waitForTimeout(200);
    await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  };
  await page.getByRole('link', { name: 'Astrid Bjørnstad' }).click();
  const panel = page.getByRole('complementary', { name: 'Edit User' });
  await panel.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Auditor' });
  for (const start of [
    panel.getByRole('combobox', { name: 'Role' }),
    panel.getByRole('heading', { name: 'Edit User' }),
  ]) {
    await start.focus();
    await page.keyboard.press('Escape');
    await asks();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(panel).toBeVisible();
  }

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to a page' }).pressSequentially('Groups');
  await page.keyboard.down('Enter');
  await asks();
  // A held key repeats.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await asks();

  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await panel.getByRole('button', { name: 'Cancel' }).dblclick();
  await asks();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(panel).toBeHidden();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.locator('[data-autofocus]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
});

test('Q33 on a mobile the focus goes only to visible elements: neither into the hidden table heads nor behind a panel', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner', '/admin/team/manage');
  await page.setViewportSize({ width: 360, height: 640 });
  const link = page.getByRole('link', { name: 'Astrid Bjørnstad' });
  await link.waitFor();
  await page.getByRole('searchbox').focus();
  const visited = new Set<string>();
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press('Tab');
    visited.add(await focusedPlace(page));
  }
  expect([...visited]).toEqual(['seen']);

  await link.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Edit User' });
  await expect(panel.getByRole('combobox', { name: 'Role' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Edit User' })).toBeFocused();
  const inPanel = new Set<boolean>();
  for (let tab = 0; tab < 15; tab++) {
    await page.keyboard.press('Tab');
    inPanel.add(
      await page.evaluate(() => {
        const focused = document.activeElement;
        const isOutside = focused === document.body || focused?.getAttribute('href') === '#main';
        return isOutside || focused?.closest('aside') !== null;
      }),
    );
  }
  expect([...inPanel]).toEqual([true]);

  // An open tooltip takes the first Escape.
  await panel.getByRole('combobox', { name: 'Role' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(link).toBeFocused();
});

function focusedPlace(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'seen';
    const clipped = focused.closest('thead')?.getBoundingClientRect();
    const { width, height } = clipped ?? focused.getBoundingClientRect();
    return width > 1 && height > 1 ? 'seen' : `hidden: ${focused.outerHTML}`;
  });
}
