import type { Page } from '@playwright/test';
import { colleagueSaves, draft, learnOfConflict, saveOwn } from '../../support/colleague';
import { expect, test } from '../../support/console';

test('SHRD-011 SHRD-013 C87 Q31 a document that has been changed meanwhile: the draft shows both topics and can be saved', async ({
  page,
  signInAs,
  installation,
  browser,
  problems,
}) => {
  problems.allow(/console: Failed to load resource.*400/);
  const path = '/admin/attributestore/development/d-00001?q=pen-0101';
  const topic = (where: Page) => where.getByRole('textbox', { name: 'Topic' });
  await signInAs('staff', path);
  await topic(page).fill('Mine');
  await colleagueSaves(browser, installation.origin, path, (theirs) => topic(theirs).fill('Theirs'), 'staff');

  await learnOfConflict(page);
  await expect(draft(page)).toContainText(/Topic\s*Saved\s*Theirs\s*Yours\s*Mine/);
  await expect(topic(page)).toHaveValue('Theirs');
  await saveOwn(page);
  await expect(page.getByText('Document saved')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'PEN-0101' })).toContainText('Mine');
});
