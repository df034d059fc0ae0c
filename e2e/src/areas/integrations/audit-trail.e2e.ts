import { expect, nightly, test } from '../../support/console';
import { tabTo } from '../../support/page';

test(
  'C146 by keyboard: from a change to its event before and after, on to the record, and back to the list',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('owner', '/admin/team/manage/u-00417');
    const panel = page.getByRole('complementary', { name: 'Edit User' });
    await panel.getByRole('combobox', { name: 'Role' }).selectOption('Reader');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('User updated')).toBeVisible();

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Go to a page' })).toBeFocused();
    await page.keyboard.type('Audit trail');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Audit trail', level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^Audit trail/);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search query' })).toBeFocused();
    await page.keyboard.type('mikkelsen');
    await page.keyboard.press('Enter');
    const first = page.getByRole('table', { name: 'Events' }).getByRole('link').first();
    await expect(first).toHaveText('Kåre Mikkelsen');
    await tabTo(page, first);
    await page.keyboard.press('Enter');

    const event = page.getByRole('complementary', { name: 'Kåre Mikkelsen' });
    await expect(event.getByRole('row', { name: /^Role Billing Reader/ })).toBeVisible();
    await expect(event.getByText(/^Ingrid Haugland/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(event).toBeHidden();
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(first).not.toBeFocused();
  },
);

test('C147 scrolling to the end of the first page brings the next one, and the rows on screen stay few', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner', '/admin/integration/audit-trail');
  await expect(page.getByText(/^The first 200 of/)).toBeVisible();
  await page.getByRole('table', { name: 'Events' }).hover();
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(page.getByText(/^The first [468]00 of/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await page.getByRole('table', { name: 'Events' }).getByRole('row').count()).toBeLessThan(80);
});
