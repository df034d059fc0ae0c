import { expect, nightly, test } from '../../support/console';
import { tabTo } from '../../support/page';

test(
  'ACCT-122 ACCT-129 ACCT-138 ACCT-145 ACCT-147 ACCT-152 Q33 a group is created, changed and deleted by keyboard alone',
  nightly,
  async ({ page, signInAs }) => {
    const press = (key: string) => page.keyboard.press(key);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const name = page.getByLabel('Name', { exact: true });
    await signInAs('teamAdmin', '/admin/team/groups');

    await tabTo(page, page.getByRole('link', { name: 'New group' }));
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Create group' })).toBeVisible();
    await expect(name).toBeFocused();
    await page.keyboard.type('Legal');
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Legal' })).toBeFocused();
    const navigation = page.getByRole('navigation', { name: 'Administration' });
    await expect(navigation.getByRole('link', { name: 'Access' })).toHaveAttribute('aria-current', 'page');

    await tabTo(page, name);
    await press('End');
    await page.keyboard.type(' affairs');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Legal affairs' })).toBeVisible();

    await tabTo(page, page.getByRole('link', { name: 'Add members' }).last());
    await press('Enter');
    const panel = page.getByRole('complementary', { name: 'Add members to - Legal affairs' });
    await expect(panel.getByRole('heading')).toBeFocused();
    await tabTo(page, panel.getByRole('checkbox', { name: 'Select Astrid Bjørnstad' }));
    await press('Space');
    await press('ArrowDown');
    await press('Space');
    await tabTo(page, panel.getByRole('button', { name: 'Add 2 members' }));
    await press('Enter');
    await expect(panel).toBeHidden();
    await expect(page.getByText('2 members', { exact: true })).toBeVisible();

    await tabTo(page, button('Remove Astrid Bjørnstad'));
    await press('Enter');
    await expect(page.getByText('1 member', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove ./ })).toBeFocused();
    // The row disappears before the answer.
    await expect(page.getByText('Astrid Bjørnstad removed', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 member', { exact: true })).toBeVisible();

    // The panel hides the name column last.
    await page.getByRole('link', { name: 'Add members' }).last().click();
    await expect(panel.getByRole('checkbox', { name: 'Select Astrid Bjørnstad' })).toBeVisible();
    const member = page.getByRole('table').first().locator('tbody .name .words').first();
    expect(await member.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    await press('Escape');

    await tabTo(page, button('Delete group'));
    await press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Delete group Legal affairs?' });
    await expect(dialog).toContainText('There is 1 user in the group');
    await tabTo(page, dialog.getByRole('button', { name: 'Delete group' }));
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeFocused();
    await expect(page.getByRole('row', { name: /Finance/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Legal affairs/ })).toBeHidden();
  },
);
