import type { Page } from '@playwright/test';
import { draft, learnOfConflict, test } from '../../support/colleague';
import { expect } from '../../support/console';

test('SHRD-011 SHRD-013 C87 Q31 two administrators on one service: the second gets a message, sees both values, and can save their own', async ({
  page,
  editBoth,
}) => {
  const port = (where: Page) => where.getByRole('complementary').getByRole('textbox', { name: 'SMTP port' });
  // The stored key belongs to the stored port.
  const enter = async (where: Page, text: string) => {
    await port(where).fill(text);
    await where.getByLabel('API key', { exact: true }).fill('ek-2027');
  };
  await editBoth({
    path: '/admin/mfdx/development/5',
    mine: () => enter(page, '2525'),
    theirs: (other) => enter(other, '26'),
  });

  await learnOfConflict(page);
  await expect(draft(page)).toContainText(/SMTP port\s*Saved\s*26\s*Yours\s*2525/);
  await expect(port(page)).toHaveValue('26');
  await page.getByRole('button', { name: 'Restore' }).click();
  await enter(page, '2525');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('E-mail delivery was saved as a draft in Development')).toBeVisible();
  await expect(page.getByRole('complementary')).toBeHidden();
  await page.getByRole('link', { name: 'E-mail delivery', exact: true }).press('Enter');
  await expect(port(page)).toHaveValue('2525');
  await expect(port(page)).toHaveAccessibleDescription('Published: 25');
});
