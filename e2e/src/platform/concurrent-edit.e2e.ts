import type { Page } from '@playwright/test';
import { draft, learnOfConflict, saveOwn, test } from '../support/colleague';
import { expect } from '../support/console';

/* C87: two people edit a record. Every run tries a panel, the night more. */

test('SHRD-011 SHRD-013 C87 Q31 a user whom a colleague has changed meanwhile: the draft shows both roles and can be saved', async ({
  page,
  editBoth,
}) => {
  const role = (where: Page) => where.getByRole('combobox', { name: 'Role' });
  await editBoth({
    path: '/admin/team/manage/u-00417',
    mine: () => role(page).selectOption('Auditor'),
    theirs: (other) => role(other).selectOption('Reader'),
  });

  await learnOfConflict(page);
  await expect(draft(page)).toContainText(/Role\s*Saved\s*Reader\s*Yours\s*Auditor/);
  await expect(role(page).locator('option:checked')).toHaveText('Reader');
  await saveOwn(page);
  await expect(page.getByText('User updated')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Kåre Mikkelsen' })).toContainText('Auditor');
});
