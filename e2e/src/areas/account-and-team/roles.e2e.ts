import { expect, nightly, test } from '../../support/console';
import { tabTo } from '../../support/page';
import { signIn } from '../../support/sign-in';

const HANDLER = '/admin/team/role/r-fjellheim-case-handler';

test(
  'ACCT-092 ACCT-098 ACCT-109 Q33 a role is created and changed by keyboard alone, and stays so',
  nightly,
  async ({ page, signInAs }) => {
    const press = (key: string) => page.keyboard.press(key);
    await signInAs('owner', '/admin/team/roles');
    await tabTo(page, page.getByRole('link', { name: 'New role' }));
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'New role' })).toBeFocused();
    await tabTo(page, page.getByLabel('Role name'));
    await page.keyboard.type('Substitute');
    await tabTo(page, page.getByRole('switch', { name: 'Archive' }));
    await press('Space');
    await expect(page.getByRole('checkbox', { name: 'Delete archived documents' })).toBeChecked();
    await press('Control+s');
    await expect(page.getByRole('heading', { name: 'Substitute' })).toBeFocused();
    await expect(page).toHaveURL(/\/admin\/team\/role\/r-/);

    await tabTo(page, page.getByRole('checkbox', { name: 'Delete archived documents' }));
    await press('Space');
    await expect(page.getByText('Archive: Delete archived documents off')).toBeVisible();
    const save = page.getByRole('button', { name: 'Save' });
    await tabTo(page, save);
    await press('Enter');
    await expect(page.getByText('Role saved')).toBeVisible();
    await expect(save).toBeFocused();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Delete archived documents' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Read documents' })).toBeChecked();
  },
);

test(
  'ACCT-112 ACCT-113 ACCT-115 Q33 a role in use is deleted by keyboard alone, and its users have the other one',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('owner', '/admin/team/roles');
    await tabTo(page, page.getByRole('button', { name: 'More actions for Auditor' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Delete role Auditor?' });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await tabTo(page, dialog.getByRole('combobox', { name: 'Replacement role' }));
    await page.keyboard.type('Rea');
    await tabTo(page, dialog.getByRole('button', { name: 'Move users and delete role' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Role deleted')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Auditor' })).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement !== document.body), 'focus is somewhere').toBe(true);

    await page.goto('/admin/team/manage?q=gunnhild');
    await expect(page.getByRole('row', { name: /Gunnhild Sæther/ })).toContainText('Reader');
  },
);

test(
  'SHRD-011 Q31 a colleague changes the role meanwhile: the unsaved choices are offered again, on top of the colleague’s',
  nightly,
  async ({ page, signInAs, installation, problems, browser }) => {
    problems.allow(/console: Failed to load resource.*400/);
    await signInAs('owner', HANDLER);
    await page.getByRole('checkbox', { name: 'Send reminders' }).check();

    const colleague = await (await browser.newContext({ baseURL: installation.origin })).newPage();
    await signIn(colleague, 'teamAdmin', HANDLER);
    await colleague.getByRole('checkbox', { name: 'Publish templates' }).check();
    await colleague.getByRole('button', { name: 'Save' }).click();
    await expect(colleague.getByText('Role saved')).toBeVisible();

    await page.getByRole('button', { name: 'Save' }).click();
    const message = page.getByText('Unable to save record. Record has been modified by another user.');
    await expect(message).toHaveCount(1);
    const reloading = page.waitForEvent('load');
    await page
      .getByRole('button', { name: /Close|Dismiss/ })
      .last()
      .click();
    await reloading;
    await expect(page.getByText('Signature: Send reminders on')).toBeVisible();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Role saved')).toBeVisible();
    await page.reload();
    for (const name of ['Send reminders', 'Publish templates']) {
      await expect(page.getByRole('checkbox', { name })).toBeChecked();
    }
  },
);
