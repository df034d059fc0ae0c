import type { Page } from '@playwright/test';
import { expect, nightly, test } from '../../support/console';

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

test('ACCT-008 ACCT-013 ACCT-014 registering by keyboard; Finish redirects through customer-resolve', async ({
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
  await expect(page.getByText('Your account will be approved within 24 hours.')).toBeVisible();
  expect(resolved.map((url) => url.searchParams.get('returnUrl'))).toEqual([installation.origin]);
  await expect(page.getByRole('banner')).toContainText('Fjordlys Forsikring AS');

  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Your account hasn’t been approved yet')).toBeVisible();
});

test('ACCT-007 Back, forward and reload keep step and values', nightly, async ({ page, signInAs }) => {
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

test(
  'ACCT-005 Q56 an immediate second click at the place of Next does not register the company',
  nightly,
  async ({ page, signInAs }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/Customer')) sent.push(request.url());
    });
    await signInAs('noCompany', '/company/create');
    for (const pause of ['double click', 0, 150, 300] as const) {
      await page.getByRole('textbox', { name: 'Company name' }).fill('Fjordlys Forsikring AS');
      await page.getByRole('textbox', { name: 'Organisational number' }).fill('800 000 033');
      await expect(page.getByText('Found in the register')).toBeVisible();
      const next = await page.getByRole('button', { name: 'Next' }).boundingBox();
      if (!next) throw new Error('Next is not drawn');
      const [x, y] = [next.x + next.width / 2, next.y + next.height / 2];
      if (pause === 'double click') await page.mouse.dblclick(x, y);
      else {
        await page.mouse.click(x, y);
        await page.waitForTimeout(pause);
        await page.mouse.click(x, y);
      }
      await expect(page.getByRole('heading', { name: 'Just one more step' })).toBeVisible();
      const register = await page.getByRole('button', { name: 'Register company' }).boundingBox();
      expect((register?.x ?? 0) + (register?.width ?? 0)).toBeLessThan(next.x);
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page.getByRole('heading', { name: "Let's get started" })).toBeVisible();
    }
    expect(sent).toEqual([]);
  },
);
