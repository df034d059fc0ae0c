import type { BrowserContext, Page } from '@playwright/test';
import { expect, nightly, test } from '../support/console';
import { openTab } from '../support/page';
import { fillSignInPage, persona } from '../support/sign-in';

// Renewed at three quarters of a short lifetime.
test.use({ accessTokenSeconds: 16, signInBy: 'form' });

/** With a refresh token, in all tabs. */
function renewals(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.postData()?.includes('grant_type=refresh_token')) count += 1;
  });
  return () => count;
}

const accessToken = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('console.session') ?? '{}') as { accessToken?: string }).accessToken,
  );

test('HOST-006 Q7 five tabs that reach renewal at once make one token request and all hold the new token', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('owner');
  const count = renewals(context);
  const before = await accessToken(page);
  const tabs = [page];
  for (let more = 0; more < 4; more++) {
    const opening = context.waitForEvent('page');
    await page.evaluate(() => void open('/dashboard'));
    const tab = await opening;
    await expect(tab.getByRole('banner')).toContainText('Ingrid Haugland');
    tabs.push(tab);
  }
  await expect.poll(() => accessToken(page)).not.toBe(before);
  const held = async () => new Set(await Promise.all(tabs.map(accessToken))).size;
  await expect.poll(held, 'all tabs hold the same token').toBe(1);
  expect(count()).toBe(1);
  for (const tab of tabs) await expect(tab.getByRole('banner')).toContainText('Ingrid Haugland');
});

test(
  'Q8 without Web Locks and BroadcastChannel a tab still renews, once',
  nightly,
  async ({ page, context, signInAs }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
      Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
    });
    const count = renewals(context);
    await signInAs('owner');
    const before = await accessToken(page);
    await expect.poll(() => accessToken(page)).not.toBe(before);
    expect(count()).toBe(1);
  },
);

test(
  'Q9 a renewal that fails on the network does not sign the user out and is repeated when the network is back',
  nightly,
  async ({ page, context, signInAs, problems }) => {
    problems.allow(/console: Failed to load resource/);
    await signInAs('owner');
    const before = await accessToken(page);
    await context.route('**/token', (route) => route.abort('internetdisconnected'));
    await context.waitForEvent('requestfailed');
    await expect(page.getByRole('banner')).toContainText('Ingrid Haugland');
    await context.unroute('**/token');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => accessToken(page)).not.toBe(before);
    await expect(page.getByRole('banner')).toContainText('Ingrid Haugland');
  },
);

test(
  'HOST-008 Q9 a refused renewal ends the session, keeps the input, and sign-in returns to it',
  nightly,
  async ({ page, signInAs, installation, problems }) => {
    problems.allow(/console: Failed to load resource/);
    await signInAs('owner', '/admin/team/manage');
    await page.getByRole('link', { name: 'Astrid Bjørnstad' }).click();
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Auditor');
    const place = page.url();

    await installation.sandbox.endSessions();
    await expect(page.getByText('Not Authenticated')).toBeVisible();
    await expect(page.getByRole('main').getByText('Edit User')).toBeVisible();
    await page.getByRole('button', { name: 'Continue to sign-in' }).click();
    await fillSignInPage(page, persona('owner'));

    await expect(page).toHaveURL(place);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue(/auditor/);
  },
);

test('Q9 Q36 a tab is closed between the provider’s rotation and its response: the other stays signed in and keeps its input', async ({
  page,
  context,
  signInAs,
  problems,
}) => {
  problems.allow(/console: Failed to load resource/);
  const role = (tab: Page) => tab.getByRole('combobox', { name: 'Role' });
  await signInAs('owner', '/admin/team/manage');
  await page.getByRole('link', { name: 'Astrid Bjørnstad' }).click();
  await role(page).selectOption('Auditor');
  const place = page.url();
  const other = await openTab(context, place);
  await role(other).selectOption('Auditor');
  const survivors: Page[] = [];
  await context.route('**/token', async (route) => {
    if (survivors.length > 0 || !route.request().postData()?.includes('refresh_token')) return route.fallback();
    const dying = route.request().frame().page();
    survivors.push(dying === page ? other : page);
    expect((await route.fetch()).status(), 'the refresh token is spent').toBe(200);
    await dying.close();
  });

  await expect.poll(() => survivors.length).toBe(1);
  const [tab] = survivors;
  if (!tab) throw new Error('No tab has renewed');
  await expect(tab.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect(tab).toHaveURL(place);
  await tab.getByRole('button', { name: 'Restore' }).click();
  await expect(role(tab)).toHaveValue(/auditor/);
});

test('Q11 no request is sent with a token that is known to be expired', nightly, async ({ page, signInAs }) => {
  const stale: string[] = [];
  page.on('request', (request) => {
    const token = /^Bearer [^.]+\.([^.]+)\./.exec(request.headers().authorization ?? '')?.[1];
    const claims = token && (JSON.parse(Buffer.from(token, 'base64url').toString()) as { exp: number });
    if (claims && claims.exp * 1_000 < Date.now()) stale.push(request.url());
  });
  await signInAs('owner', '/admin/team/manage');
  // As on a machine that slept.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.resume();
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Invite' }).click();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  expect(stale).toEqual([]);
});
