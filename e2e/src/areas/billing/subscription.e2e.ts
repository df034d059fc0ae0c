import type { Page } from '@playwright/test';
import { expect, nightly, test } from '../../support/console';
import { settled } from '../../support/page';

test.use({ signInBy: 'form' });

async function register(page: Page, name: string, orgNumber: string): Promise<void> {
  await page.goto('/company/create');
  await page.getByRole('textbox', { name: 'Company name' }).fill(name);
  await page.getByRole('textbox', { name: /[Oo]rg/ }).fill(orgNumber);
  await expect(page.getByText('Found in the register')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Register company' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Your account will be approved within 24 hours.')).toBeVisible();
}

test('BILL-004 BILL-018 BILL-020 BILL-024 BILL-027 BILL-047 a new company registers, is approved, chooses a plan, pays with 3-D Secure, downgrades, and has the lower plan next month', async ({
  page,
  context,
  signInAs,
  installation,
}) => {
  const platform = installation.sandbox.origin;
  await signInAs('noCompany', '/dashboard');
  await register(page, 'Fjordlys Forsikring AS', '800 000 033');

  const staff = await context.newPage();
  await staff.goto(`${platform}/platform/companies`);
  await staff.getByRole('button', { name: 'Approve Fjordlys Forsikring AS' }).click();
  await expect(staff.getByRole('status')).toContainText('is active');

  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page).toHaveURL('/plans');
  await expect(page.getByText('To get started, pick a plan that suits you')).toBeVisible();
  await page.getByRole('link', { name: 'Choose Business' }).click();
  await page.getByRole('button', { name: 'Buy Plan' }).click();

  await page.getByLabel('Card number').fill('4000 0000 0000 3220');
  await page.getByLabel(/^Expiration/).fill('12 / 39');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Jonas Berg');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: 'Approve' }).click();

  await expect(page.getByRole('heading', { name: 'Thank you for subscribing' })).toBeVisible();
  await expect(page).toHaveURL('/plans/purchase/success/business');
  await expect(page.getByText('Credit Card')).toBeVisible();
  await expect(page.getByText('Opening your products')).toBeHidden();
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('link', { name: /^Workflow/ })).toBeVisible();

  // C151: remaining steps are in view, without an empty place above.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Nothing needs your attention right now.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Create your first API client/ })).toBeInViewport();

  await page.goto('/admin/billing/invoices');
  await expect(page.getByRole('row', { name: /FF-\d{4}-1001/ })).toContainText('Paid');

  await page.goto('/plans/purchase/start');
  await page.getByRole('button', { name: 'Buy Plan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm downgrade' }).click();
  await expect(page.getByText(/on the Start plan starting at the beginning of next month/)).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /^Workflow/ })).toBeVisible();

  await staff.goto(`${platform}/platform/billing`);
  await staff.getByRole('button', { name: /^To 1 / }).click();
  await expect(staff.getByRole('status')).toContainText('Billing is at 1 ');

  await page.reload();
  await settled(page);
  await page.getByText(/^Not in your plan/).click();
  await expect(page.getByText('Workflow')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Workflow/ })).toHaveCount(0);
  await page.goto('/plans');
  await expect(page.getByRole('listitem', { name: 'Start' })).toContainText('Current');
});

test(
  'BILL-064 adding a card leads away and back to the payment methods, where it stands',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('owner', '/admin/billing/paymentmethods');
    await page.getByRole('button', { name: 'Add card' }).first().click();
    await page.getByLabel('Card number').fill('5555 5555 5555 4444');
    await page.getByLabel(/^Expiration/).fill('12 / 39');
    await page.getByLabel('Security code').fill('123');
    await page.getByLabel('Name on card').fill('Ingrid Haugland');
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByRole('cell', { name: '•••• 4444' })).toBeVisible();
    await expect(page).toHaveURL('/admin/billing/paymentmethods');
    // C132
    await expect(page.getByText('Card added')).toBeVisible();
  },
);

test(
  'BILL-040 C130 View opens an invoice whose sums add up, and Pay leads to its payment',
  nightly,
  async ({ page, context, signInAs }) => {
    await signInAs('owner', '/admin/billing/invoices?statusId=2');
    const open = async (name: RegExp) => {
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name }).first().click();
      return opened;
    };
    const read = await open(/^View invoice/);
    await expect(read.getByRole('heading', { name: /^Invoice FP-/ })).toBeVisible();
    await expect(read.getByRole('row', { name: /^Total NOK/ })).toContainText('12\u00a0430.00');
    await expect(read.getByRole('link', { name: 'Pay by card' })).toBeVisible();
    const invoice = await open(/^Pay invoice/);
    await invoice.getByLabel('Card number').fill('4242 4242 4242 4242');
    await invoice.getByLabel(/^Expiration/).fill('12 / 39');
    await invoice.getByLabel('Security code').fill('123');
    await invoice.getByLabel('Name on card').fill('Ingrid Haugland');
    await invoice.getByRole('button', { name: /^Pay/ }).click();
    await expect(invoice.getByText(/^Paid .*Visa ending in 4242/)).toBeVisible();
  },
);
