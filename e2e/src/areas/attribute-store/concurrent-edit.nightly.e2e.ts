import type { Page } from '@playwright/test';
import { draft, learnOfConflict, saveOwn, test } from '../../support/colleague';
import { expect } from '../../support/console';

test('SHRD-011 SHRD-013 C87 Q31 a document that has been changed meanwhile: the draft shows both topics and can be saved', async ({
  page,
  editBoth,
}) => {
  const topic = (where: Page) => where.getByRole('textbox', { name: 'Topic' });
  await editBoth({
    path: '/admin/attributestore/development/d-00001?q=pen-0101',
    mine: () => topic(page).fill('Mine'),
    theirs: (other) => topic(other).fill('Theirs'),
    people: ['staff', 'staff'],
  });

  await learnOfConflict(page);
  await expect(draft(page)).toContainText(/Topic\s*Saved\s*Theirs\s*Yours\s*Mine/);
  await expect(topic(page)).toHaveValue('Theirs');
  await saveOwn(page);
  await expect(page.getByText('Document saved')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'PEN-0101' })).toContainText('Mine');
});
