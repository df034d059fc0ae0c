import { localConfig, standInOf } from '@console/deploy';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../support/accessibility';
import { expect, nightly, test } from '../../support/console';

test.use({ signInBy: 'form' });

const PATH = '/admin/billing/payments';
const providerOf = (platform: string) => standInOf(localConfig(platform)) ?? '';
const form = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay now and subscribe' });

async function typeCard(page: Page, number: string): Promise<void> {
  await form(page).getByLabel('Card number').fill(number);
  await form(page).getByLabel('Expiration').fill('12 / 39');
  await form(page).getByLabel('CVC').fill('123');
  await form(page).getByLabel('Name on card').fill('Maja Sandvik');
}

/** Returns from the provider unpaid. */
async function orderPlan(page: Page): Promise<void> {
  await page.goto('/plans/purchase/business');
  await page.getByRole('button', { name: 'Buy Plan' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
}

const policyOf = async (page: Page, path: string) =>
  (await page.request.get(path)).headers()['content-security-policy'] ?? '';

test('Q45 code of the payment provider runs on the payment page and on no other', async ({
  page,
  signInAs,
  installation,
  problems,
}) => {
  const provider = providerOf(installation.sandbox.origin);
  const requests: string[] = [];
  page.on('request', (request) => request.url().startsWith(provider) && requests.push(request.url()));
  await signInAs('newCompany', '/plans');
  for (const path of ['/', '/plans', '/admin/billing/invoices', `${PATH}/x`]) {
    expect(await policyOf(page, path)).not.toContain(provider);
  }
  expect(await policyOf(page, PATH)).toMatch(new RegExp(`script-src 'self' 'sha256-\\S+' ${provider};`));
  await orderPlan(page);
  await page.goto('/admin/billing/invoices');
  await expect(page.getByRole('heading', { name: 'Invoices', exact: true })).toBeVisible();
  expect(requests, 'nothing of the provider before the payment page').toEqual([]);
  problems.allow(/Content.Security.Policy|TrustedScriptURL|require-trusted-types/i);
  const refused = await page.evaluate((url) => {
    try {
      const script = document.createElement('script');
      script.src = url;
      return false;
    } catch {
      return true;
    }
  }, `${provider}/v3/`);
  expect(refused).toBe(true);

  await page.evaluate((path) => {
    Object.assign(globalThis, { sameDocument: true });
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, PATH);
  await expect(form(page).getByLabel('Card number')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(false);
  expect(requests.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Billing' }).click();
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Invoices', exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'Stripe' in globalThis)).toBe(false);
  await page.goBack();
  await expect(form(page).getByLabel('Card number')).toBeVisible();
});

test(
  'BILL-071 BILL-073 BILL-075 BILL-080 a declined card, then one with 3-D Secure: paid once, and the plan has started',
  nightly,
  async ({ page, context, signInAs, installation }) => {
    // No request outside the provider may contain the card number.
    const sent: string[] = [];
    const provider = providerOf(installation.sandbox.origin);
    context.on('request', (request) => {
      if (!request.url().startsWith(provider)) sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await signInAs('newCompany', '/plans');
    await orderPlan(page);
    await page.goto(PATH);
    await typeCard(page, '4000 0000 0000 0002');
    await expectNoViolations(page);
    const fieldColor = () =>
      form(page)
        .getByLabel('CVC')
        .evaluate((field) => getComputedStyle(field).backgroundColor);
    const surfaceColor = () =>
      page.getByRole('form', { name: 'Card payment' }).evaluate((element) => {
        const probe = element.appendChild(document.createElement('i'));
        probe.style.backgroundColor = 'var(--colors-surface)';
        const { backgroundColor } = getComputedStyle(probe);
        probe.remove();
        return backgroundColor;
      });
    const light = await surfaceColor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(surfaceColor).not.toBe(light);
    await expect.poll(fieldColor).toBe(await surfaceColor());
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(fieldColor).toBe(light);
    await expect(form(page).getByLabel('CVC')).toHaveValue('123');
    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Your card was declined.');

    await typeCard(page, '4000 0000 0000 3220');
    await payButton(page).dblclick();
    await expect(page.getByRole('button', { name: 'Processing payment' })).toBeVisible();
    await page.frameLocator('dialog iframe').getByRole('button', { name: 'Approve' }).click();
    await expect(page).toHaveURL('/plans/purchase/success/business');
    await expect(page.getByRole('heading', { name: 'Thank you for subscribing' })).toBeVisible();

    await page.goto(PATH);
    await expect(page).toHaveURL('/plans/purchase/success/business');
    await expect(page.getByRole('heading', { name: 'Thank you for subscribing' })).toBeVisible();
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect([stored, ...sent].filter((text) => /4000.?0000.?0000.?(?:0002|3220)/.test(text))).toEqual([]);
  },
);

test(
  'BILL-074 BILL-081 two tabs pay at once and the network fails: nobody is charged twice or left without a message',
  nightly,
  async ({ page, context, signInAs, installation, problems }) => {
    await signInAs('newCompany', '/plans');
    await orderPlan(page);
    await page.goto(PATH);
    const other = await context.newPage();
    await other.goto(PATH);
    for (const tab of [page, other]) await typeCard(tab, '4242 4242 4242 4242');

    problems.allow(/Failed to load resource|net::ERR/);
    const confirm = `${providerOf(installation.sandbox.origin)}/v1/payment/confirm*`;
    await context.route(confirm, (route) => route.abort());
    await payButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('An unexpected error occured.');
    await context.unroute(confirm);

    await Promise.all([payButton(page).click(), payButton(other).click()]);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'Thank you for subscribing' })).toBeVisible();
    }
    await page.goto('/admin/billing/invoices');
    await expect(page.getByRole('row', { name: /1001/ })).toContainText('Paid');
  },
);
