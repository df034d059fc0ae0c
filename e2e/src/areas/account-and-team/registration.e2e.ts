import type { Page } from '@playwright/test';
import { expect, test } from '../../support/console';

// Finishing asks the provider for a token of the new company.
test.use({ signInBy: 'form' });

async function fillCompany(page: Page, name: string, orgNumber: string): Promise<void> {
  const press = (key: string) => page.keyboard.press(key);
  await page.getByRole('textbox', { name: 'Company name' }).focus();
  await page.keyboard.type(name);
  await press('Tab');
  await page.keyboard.type(orgNumber);
  await expect(page.getByText('Found in the register')).toBeVisible();
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Just one more step' })).toBeFocused();
}

test('ACCT-008 ACCT-013 ACCT-014 registering by keyboard, and Finish leaves by way of customer-resolve', async ({
  page,
  signInAs,
  installation,
}) => {
  const resolved: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/identity/customer/resolve') resolved.push(url);
  });
  await signInAs('noCompany', '/dashboard');
  await page.goto('/company/create');
  await fillCompany(page, 'Fjordlys Forsikring AS', '800 000 033');

  await page.getByRole('combobox', { name: 'How many people work there?' }).focus();
  await page.keyboard.type('10');
  await page.getByRole('button', { name: 'Register company' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Registration Complete' })).toBeFocused();
  await expect(page).toHaveURL('/company/create?step=3');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Finish' })).toBeFocused();
  await page.keyboard.press('Enter');
  // Back by way of the provider, with a token for the new company, which awaits approval.
  await expect(page.getByText('Your account will be approved within 24 hours.')).toBeVisible();
  expect(resolved.map((url) => url.searchParams.get('returnUrl'))).toEqual([installation.origin]);
  await expect(page.getByRole('banner')).toContainText('Fjordlys Forsikring AS');

  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Your account has not been approved yet')).toBeVisible();
});

test('ACCT-007 Back, forward and reload keep step and values', async ({ page, signInAs }) => {
  await signInAs('noCompany', '/company/create');
  await fillCompany(page, 'Fjordlys Forsikring AS', '800 000 033');
  await page.getByRole('textbox', { name: /use the platform for/ }).fill('Letters');

  await page.reload();
  await expect(page.getByRole('textbox', { name: /use the platform for/ })).toHaveValue('Letters');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Fjordlys Forsikring AS');
  await page.goForward();
  await expect(page.getByRole('textbox', { name: /use the platform for/ })).toHaveValue('Letters');
});
