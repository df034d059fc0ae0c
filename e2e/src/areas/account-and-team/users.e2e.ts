import { expect, nightly, test } from '../../support/console';

test(
  'Q39 after a reload in the middle of a bulk change, every page shows its progress, and the change resumes',
  nightly,
  async ({ page, signInAs, installation }) => {
    await signInAs('owner', '/admin/team/manage?group=Finance');
    await page.getByRole('checkbox', { name: /^Select all/ }).click();
    await page.getByRole('button', { name: 'Change role' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Reader');
    // Changes before the calls become slow.
    await installation.sandbox.fault('PUT /api/ManageTeam/Users', 'delay=400');
    await dialog.getByRole('button', { name: /^Change role of \d+ users$/ }).click();
    await expect(page.getByText(/^Changing roles: [1-9]\d* of \d+$/)).toBeVisible();
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(page.getByText(/^Changing roles was interrupted by a reload: [1-9]\d* of \d+ done\.$/)).toBeVisible();
    await page.goto('/admin/dashboard');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Changing roles/ })
      .click();
    const jobs = page.getByRole('dialog', { name: 'Background jobs' });
    await expect(jobs.getByText(/was interrupted by a reload: [1-9]\d* of \d+ done\.$/)).toBeVisible();
    await jobs.getByRole('link', { name: 'Go to page' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(/^\d+ users changed\.( \d+ (was|were) so already\.)?$/).first()).toBeVisible();
  },
);

test(
  'C154 a view is saved by keyboard, chosen in a second tab, and gone with Undo in both',
  nightly,
  async ({ page, context, signInAs }) => {
    await signInAs('owner', '/admin/team/manage?status=Inactive');
    await page.getByRole('button', { name: 'Views' }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'Whole list' }).press('End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Name' }).fill('Inactive people');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Saved view: Inactive people' })).toBeFocused();

    const second = await context.newPage();
    await second.goto('/admin/team/manage');
    await second.getByRole('button', { name: 'Views' }).click();
    await second.getByRole('menuitemradio', { name: 'Inactive people' }).click();
    await expect(second).toHaveURL(/status=Inactive&saved=Inactive\+people$/);
    await second.getByRole('button', { name: 'Saved view: Inactive people' }).click();
    await second.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
    await second.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Saved view: Inactive people' })).toBeVisible();
  },
);
