import type { Page } from '@playwright/test';
import { draft, learnOfConflict, saveOwn, test } from '../support/colleague';
import { expect } from '../support/console';
import { bodyEditor } from '../support/page';

/* C87: two people edit a record. Every run tries a panel and a page with drafts, the night more. */

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

test('SHRD-011 SHRD-013 C87 Q31 a template that a colleague has changed meanwhile: both texts are shown where they differ', async ({
  page,
  editBoth,
}) => {
  const subject = (where: Page) => where.getByRole('textbox', { name: 'Subject' });
  const editor = bodyEditor(page);
  await editBoth({
    path: '/admin/settings/notifications?type=1&lang=en',
    mine: async () => {
      await subject(page).fill('{{inviterName}} asks you to join {{companyName}}');
      await page.getByRole('link', { name: 'Svenska' }).click();
      await expect(subject(page)).toHaveValue(/har bjudit in dig/);
      await subject(page).fill('Mitt utkast');
      await editor.fill('Min text {{invitationLink}}');
      await page.getByRole('link', { name: /English/ }).click();
    },
    theirs: (other) => subject(other).fill('Welcome, colleague'),
  });

  await learnOfConflict(page);
  await expect(draft(page)).toContainText('Welcome, colleague');
  await expect(draft(page)).toContainText('{{inviterName}} asks you to join {{companyName}}');
  await expect(subject(page)).toHaveValue('Welcome, colleague');
  await expect(page.getByRole('link', { name: /Svenska.*unsaved changes/ })).toBeVisible();
  await saveOwn(page);
  await expect(page.getByText('Template updated')).toBeVisible();

  await page.getByRole('link', { name: /Svenska/ }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(subject(page)).toHaveValue('Mitt utkast');
  await expect(editor).toHaveText('Min text {{invitationLink}}');
});
