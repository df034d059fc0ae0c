import { expect, test } from '../../support/console';

test('ACCT-046 ACCT-047 ACCT-051 the account by keyboard: an address, the same for visits, saved', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner', '/admin/settings/account');
  const street = page.getByRole('region', { name: 'Billing address' }).getByRole('textbox', { name: 'Street name' });
  await street.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Kirkegata 7');
  await page.getByRole('checkbox', { name: 'Same as billing address' }).press('Space');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Customer updated')).toBeVisible();

  await page.reload();
  await expect(street).toHaveValue('Kirkegata 7');
  await expect(page.getByRole('checkbox', { name: 'Same as billing address' })).toBeChecked();
});
