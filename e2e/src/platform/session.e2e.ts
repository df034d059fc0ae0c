import type { Page } from '@playwright/test';
import type { Installation } from '../installation/installation';
import { expect, nightly, test } from '../support/console';
import { openTab, settled } from '../support/page';
import { fillSignInPage, persona, signIn } from '../support/sign-in';

test.use({ signInBy: 'form' });

const tokens = () => JSON.parse(sessionStorage.getItem('console.session') ?? 'null') as Record<string, string> | null;
const MEMORY = 'console.session.user';
function giveEveryRight(key: string): void {
  const memory = JSON.parse(sessionStorage.getItem(key) ?? '');
  memory.currentUser.isSppUser = true;
  for (const product of memory.currentUser.customerUserAccess.productFeatureAccessSelections) {
    product.usageFeature.hasAccess = true;
    for (const feature of product.featureSelections) feature.hasAccess = true;
  }
  sessionStorage.setItem(key, JSON.stringify(memory));
}
const NOT_LOADED = /console: Failed to load resource/;

test('HOST-003 HOST-004 HOST-005 Q1 the authorization request is PKCE with the exact scopes and fresh values', async ({
  page,
  browser,
  installation,
}) => {
  const requests: URLSearchParams[] = [];
  for (let attempt = 0; attempt < 2; attempt++) {
    const context = await browser.newContext({ baseURL: installation.origin });
    const tab = await context.newPage();
    const leaving = tab.waitForRequest((request) => /code_challenge(?!.*prompt=none)/.test(request.url()));
    await tab.goto('/');
    await tab.getByRole('button', { name: 'Continue to sign-in' }).click();
    requests.push(new URL((await leaving).url()).searchParams);
    await context.close();
  }
  const [first, second] = requests;
  expect(first?.get('client_id')).toBe('console-web');
  expect(first?.get('response_type')).toBe('code');
  expect(first?.get('code_challenge_method')).toBe('S256');
  expect(first?.get('scope')).toBe('openid profile email api.internal offline_access');
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(first?.get(name)?.length, name).toBeGreaterThan(20);
    expect(first?.get(name), `${name} is fresh`).not.toBe(second?.get(name));
  }
  await page.close();
});

test('Q2 Q3 a refusal with markup is shown in the console’s own words, and signing in again works', async ({
  page,
  problems,
  installation,
}) => {
  problems.allow(/exception: SignInError/);
  const called: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${installation.sandbox.origin}/token`)) called.push(request.url());
  });
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.goto('/callback?error=access_denied&state=unknown&error_description=<img src=x onerror=alert(1)>');
  const again = page.getByRole('button', { name: 'Continue to sign-in' });
  await expect(again).toBeVisible();
  await expect(
    page.getByRole('main').getByText('This sign-in was started in another tab or is no longer valid.'),
  ).toBeVisible();
  await expect(page.getByText('onerror')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(called, 'no code was redeemed').toEqual([]);
  // Callback, page (C177), silent sign-in with answer.
  expect(loads.length, 'no loop').toBeLessThanOrEqual(4);

  await again.click();
  await fillSignInPage(page, persona('owner'));
  await expect(page.getByRole('banner')).toContainText('Ingrid Haugland');
});

test('HOST-011 Q5 Q6 a deep link survives sign-in through the callback page, and code and token are stored only in the session entry', async ({
  page,
  signInAs,
  problems,
}) => {
  // Back leads to the provider's completed request.
  problems.allow(NOT_LOADED);
  await signInAs('owner', '/admin/team/manage?q=astrid');
  await expect(page).toHaveURL(/\/admin\/team\/manage\?q=astrid$/);
  await expect(page.getByRole('searchbox')).toHaveValue('astrid');

  const accessToken = (await page.evaluate(tokens))?.accessToken ?? '';
  expect(accessToken.length).toBeGreaterThan(100);
  const elsewhere = await page.evaluate(() => {
    const { 'console.session': _own, ...rest } = { ...sessionStorage } as Record<string, string>;
    return JSON.stringify([{ ...localStorage }, rest, document.cookie, history.state, document.URL]);
  });
  expect(elsewhere).not.toContain(accessToken.slice(0, 40));
  const referers: string[] = [];
  page.on('request', (request) => {
    const { referer } = request.headers();
    if (referer) referers.push(referer);
  });
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('astrid');
  await expect(page.getByRole('row', { name: /Astrid/ })).toBeVisible();
  expect(referers, 'the Referer of no request has the address').toEqual([]);
  await page.goBack();
  expect(page.url()).not.toContain('code=');
});

test(
  'HOST-007 the end of a session at the provider is noticed at the next call, not when its token expires',
  nightly,
  async ({ page, signInAs, installation, problems }) => {
    problems.allow(NOT_LOADED);
    await signInAs('owner', '/admin/team/manage');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await installation.sandbox.endSessions();
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Invite' }).click();
    await expect(page.getByRole('main').getByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/admin/team/invite');
  },
);

test(
  'Q38 a removed right closes its pages at the next refusal, and the input is kept',
  nightly,
  async ({ page, browser, signInAs, installation, problems }) => {
    problems.allow(NOT_LOADED);
    const elsewhere = await browser.newContext({ baseURL: installation.origin });
    const owner = await elsewhere.newPage();
    const giveRole = async (role: string) => {
      await owner.goto('/admin/team/manage?q=yngve');
      await owner.getByRole('link', { name: 'Yngve Strand' }).click();
      await owner.getByRole('combobox', { name: 'Role' }).selectOption(role);
      await owner.getByRole('button', { name: 'Save' }).click();
      await expect(owner.getByRole('combobox', { name: 'Role' })).toHaveCount(0);
    };
    await signIn(owner, 'owner');
    await signInAs('teamAdmin', '/admin/team/manage');
    await page.getByRole('link', { name: 'Astrid Bjørnstad' }).click();
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Auditor');
    await giveRole('Case handler');

    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('You don’t have access to Manage users.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0);
    await giveRole('Team administrator');
    await page.goto('/admin/team/manage');
    await page.getByRole('link', { name: 'Astrid Bjørnstad' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue(/auditor/);
    await elsewhere.close();
  },
);

test('HOST-007 Q10 signing out in one tab empties the others, and Back shows nothing', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('owner', '/admin/team/manage');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const opening = context.waitForEvent('page');
  await page.evaluate(() => void open('/dashboard'));
  const other = await opening;
  await expect(other.getByRole('banner')).toContainText('Ingrid Haugland');

  await other.getByRole('button', { name: /Account menu/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('row')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continue to sign-in' })).toBeVisible();
  expect(await page.evaluate(tokens)).toBeNull();
  // The first script's requests.
  expect(await page.evaluate(() => Reflect.get(globalThis, Symbol.for('console.start')).answers)).toBeUndefined();
  await other.waitForURL(/localhost:\d+\/$/);
  await expect(other.getByRole('button', { name: 'Continue to sign-in' })).toBeVisible();
  await other.goBack();
  await expect(other.getByText('Ingrid Haugland')).toHaveCount(0);
});

test('Q12 blocked storage is reported in plain words', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The user denied permission', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto('/');
  await expect(page.getByText('This browser blocks storage for the console.')).toBeVisible();
});

test('Q10 Q17 another user after a sign-out sees nothing of the first user, whatever they write into the tab’s storage', async ({
  page,
  signInAs,
  installation,
  problems,
}) => {
  // The platform refuses data that false rights requested.
  problems.allow(NOT_LOADED);
  await signInAs('owner', '/admin/team/manage');
  // The new heading's focus closes the menu.
  await settled(page);
  await page.getByRole('button', { name: /Account menu/ }).click();
  // Otherwise the first user's session stays at the provider.
  const back = page.waitForResponse(`${installation.origin}/`);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await back;
  await page.getByRole('button', { name: 'Continue to sign-in' }).waitFor();
  await signIn(page, 'plainUser');
  await expect(page.getByText('Ingrid Haugland')).toHaveCount(0);

  const ownPages = /^\/(dashboard)?$/;
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), MEMORY)).toMatch(/AllProduct|hasAccess/);
  await page.evaluate(giveEveryRight, MEMORY);
  const users = page.waitForResponse(/ManageTeam\/Users\?/);
  let answer = () => {};
  const pointedAt = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/CustomerUser/AllProductFeatures', async (route) => {
    await pointedAt;
    await route.continue();
  });
  await page.goto('/admin/team/manage');
  // False rights request the data early; the platform refuses.
  expect((await users).status()).toBe(403);
  await page.getByRole('link', { name: 'Manage', exact: true }).hover();
  answer();
  await expect(page.getByText('You don’t have access to')).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => ownPages.test(pathname));
  // Files may be in the cache; none has run.
  expect(
    await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => /\/areas\//.test(src))),
  ).toEqual([]);
  await expect(page.getByRole('link', { name: 'Manage', exact: true })).toHaveCount(0);
});

const leaving: [how: string, leave: (page: Page, sandbox: Installation['sandbox']) => Promise<void>][] = [
  [
    'a sign-out in another tab, where the next person signs in',
    async (page) => {
      const other = await openTab(page.context(), '/dashboard');
      await settled(other);
      await other.getByRole('button', { name: /Account menu/ }).click();
      await other.getByRole('menuitem', { name: 'Sign out' }).click();
      await other.waitForURL(/localhost:\d+\/$/);
      await signIn(other, 'staff');
      await page.getByRole('button', { name: 'Continue to sign-in' }).click();
    },
  ],
  [
    'the end of the session at the provider, noticed by Save',
    async (page, sandbox) => {
      await sandbox.endSessions();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Continue to sign-in' }).click();
      await fillSignInPage(page, persona('staff'));
    },
  ],
];
for (const [how, leave] of leaving) {
  test(
    `Q54 unsaved input is offered to its author when they are back, and to nobody who signs in in that tab before: after ${how}`,
    nightly,
    async ({ page, signInAs, installation, problems }) => {
      problems.allow(NOT_LOADED);
      const street = page.getByRole('textbox', { name: 'Street name' }).first();
      const offer = page.getByText('You have unsaved changes from earlier');
      const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      await signInAs('owner', '/admin/settings/account');
      await street.fill('Her own street 1');
      await leave(page, installation.sandbox);

      await expect(page.getByRole('banner')).toContainText('Sigurd Falk');
      await expect(page.getByText('Platform Operations AS').first()).toBeVisible();
      await expect(street).not.toHaveValue('Her own street 1');
      await expect(offer).toHaveCount(0);
      expect(await stored(), 'she may be back at once').toContain('Her own street 1');
      await settled(page);
      await page.getByRole('button', { name: /Account menu/ }).click();
      const back = page.waitForResponse(`${installation.origin}/`);
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await back;
      await page.getByRole('button', { name: 'Continue to sign-in' }).waitFor();
      await expect(page.getByText('Your changes in'), 'it was not him').toHaveCount(0);

      await signIn(page, 'owner', '/admin/settings/account');
      await expect(offer).toBeVisible();
      await page.getByRole('button', { name: 'Restore' }).click();
      await expect(street).toHaveValue('Her own street 1');
      await page.getByRole('button', { name: 'Discard' }).click();
    },
  );
}

test('HOST-018 Q34 a new tab of a signed-in person is signed in without a click, and sends no request to the provider', async ({
  page,
  context,
  signInAs,
  installation,
}) => {
  await signInAs('owner');
  // A busy tab may answer too late.
  await settled(page);
  const requests: string[] = [];
  context.on('request', (request) => {
    if (/\/(auth|token)(\?|$)/.test(request.url().slice(installation.sandbox.origin.length)))
      requests.push(request.url());
  });
  const tab = await openTab(context, '/admin/team/manage?q=astrid');
  await expect(tab.getByRole('searchbox')).toHaveValue('astrid');
  expect(requests).toEqual([]);
  await page.close();
});

test(
  'HOST-018 when its tabs are closed, a person with a session at the provider is signed in without a click',
  nightly,
  async ({ page, context, signInAs }) => {
    await signInAs('owner');
    const tab = await context.newPage();
    await page.close();
    await tab.goto('/admin/team/manage?q=astrid');
    await expect(tab.getByRole('searchbox')).toHaveValue('astrid');
    expect(new URL(tab.url()).pathname).toBe('/admin/team/manage');
  },
);

test('HOST-001 HOST-008 a first visit shows the sign-in page, which has no password field, once, and the Back button leaves the console', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.goto('/plans');
  await expect(page.getByRole('button', { name: 'Continue to sign-in' })).toBeVisible();
  await expect(page.locator('input[type=password]')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/plans');
  const silent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('prompt=none')) silent.push(request.url());
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue to sign-in' })).toBeVisible();
  expect(silent).toEqual([]);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test.describe('a machine whose clock is wrong', () => {
  test('Q2 Q9 an hour ahead signs in, works and stays signed in', nightly, async ({ page, signInAs }) => {
    await page.clock.install({ time: Date.now() + 60 * 60_000 });
    await signInAs('owner', '/admin/team/manage');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row').nth(5)).toBeVisible();
  });

  test('Q2 gets a message if the sign-in is refused', nightly, async ({ page, problems }) => {
    problems.allow(/exception: SignInError/);
    problems.allow(NOT_LOADED);
    await page.clock.install({ time: Date.now() + 16 * 60_000 });
    await page.route('**/token', (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }));
    await page.goto('/');
    await page.getByRole('button', { name: 'Continue to sign-in' }).click();
    await fillSignInPage(page, persona('owner'));
    await expect(page.getByText('Your clock is 16 minutes ahead.')).toBeVisible();
  });
});

test(
  'Q85 HOST-045 Change Company asks before unsaved changes are lost; who stays works on',
  nightly,
  async ({ page, signInAs }) => {
    await signInAs('severalCompanies', '/admin/settings/account');
    const street = page.getByRole('textbox', { name: 'Street name' }).first();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    const changeCompany = async () => {
      await page.getByRole('button', { name: 'Erik Lindqvist' }).click();
      await page.getByRole('menuitem', { name: 'Change Company' }).click();
      await expect(question).toBeVisible();
    };
    await street.fill('Kirkegata 7');
    await changeCompany();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(street).toHaveValue('Kirkegata 7');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Customer updated')).toBeVisible();

    await street.fill('Torget 1');
    await changeCompany();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: /company/i })).toBeVisible();
  },
);
