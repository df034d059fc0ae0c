import type { Page } from '@playwright/test';
import { draft, learnOfConflict, saveOwn, test } from '../support/colleague';
import { expect } from '../support/console';
import { readIn } from '../support/languages';
import { bodyEditor } from '../support/page';

test('C158 SHRD-011 SHRD-013 a conflict is recognised in Norwegian, and its notice is Norwegian', async ({
  page,
  editBoth,
}) => {
  await readIn(page, 'nb');
  await editBoth({
    path: '/admin/team/manage/u-00417',
    mine: () => page.getByRole('combobox', { name: 'Rolle' }).selectOption('Auditor'),
    theirs: (other) => other.getByRole('combobox', { name: 'Role' }).selectOption('Reader'),
  });

  await learnOfConflict(page, 'Kunne ikke lagre posten. Den er endret av en annen bruker.', 'Lukk');
  await expect(page.getByRole('combobox', { name: 'Rolle' }).locator('option:checked')).toHaveText('Reader');
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
