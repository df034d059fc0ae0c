import type { BrowserContext, Page } from '@playwright/test';
import { type Cut, CuttingProxy } from '../installation/cutting-proxy';
import { draft } from '../support/colleague';
import { expect, nightly, test } from '../support/console';
import { settled } from '../support/page';
import { noProblems, watchForProblems } from '../support/problems';
import { signIn } from '../support/sign-in';

const PAGES = ['/dashboard', '/admin/dashboard', '/admin/team/manage', '/admin/team/invite', '/system', '/userprofile'];

const WAYS: readonly Cut[] = ['cut in its compressed form', 'cut and compressed again'];

for (const how of WAYS) {
  test(
    `Q48 each script and style that arrives ${how} once is loaded again by itself, for the next page and tab too`,
    nightly,
    async ({ browser, installation }) => {
      const proxy = await CuttingProxy.start(how);
      const context = await browser.newContext({
        baseURL: installation.origin,
        // Requests to this machine go through the proxy too.
        proxy: { server: proxy.address, bypass: '<-loopback>' },
        viewport: { width: 1440, height: 900 },
      });
      const complaints = noProblems();
      await watchForProblems(context, complaints.note);
      try {
        const page = await context.newPage();
        await signIn(page, 'staff');
        await visitAll(page);
        const scripts = [...proxy.cut];
        expect(scripts.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(10);
        expect(scripts.filter((path) => path.startsWith('/areas/')).length).toBeGreaterThan(10);

        await page.waitForLoadState('networkidle');
        const before = complaints.seen().length;
        await page.reload();
        await expectPage(page);
        await visitAll(await tabOf(context, page));
        expect(complaints.seen().slice(before)).toEqual([]);
      } finally {
        await context.close();
        await proxy.stop();
      }
    },
  );
}

test(
  'Q48 the script of a worker that arrives cut is fetched once more, and the export is downloaded',
  nightly,
  async ({ browser, installation }) => {
    const proxy = await CuttingProxy.start('cut and compressed again');
    const context = await browser.newContext({
      baseURL: installation.origin,
      proxy: { server: proxy.address, bypass: '<-loopback>' },
      viewport: { width: 1440, height: 900 },
    });
    try {
      const page = await context.newPage();
      await signIn(page, 'staff');
      await page.goto('/admin/attributestore/production');
      await expect(page.getByText('136 documents', { exact: true })).toBeVisible();
      for (const format of ['Semicolon-separated (.csv)', 'Workbook (.xlsx)']) {
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Export to Excel' }).click();
        await page.getByRole('menuitem', { name: format }).click();
        await download;
      }
      expect([...proxy.cut].filter((path) => /\/(?:csv|xlsx)\./.test(path))).toHaveLength(2);
      await expect(page.getByText('Failed to export')).toHaveCount(0);
    } finally {
      await context.close();
      await proxy.stop();
    }
  },
);

test('Q48 a page that arrives cut short once, behind its first script, is fetched again by itself', async ({
  browser,
  installation,
}) => {
  const proxy = await CuttingProxy.start('cut and compressed again', /^\/dashboard$/);
  const context = await browser.newContext({
    baseURL: installation.origin,
    proxy: { server: proxy.address, bypass: '<-loopback>' },
  });
  try {
    const page = await context.newPage();
    await signIn(page, 'staff', '/userprofile');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
    expect([...proxy.cut]).toEqual(['/dashboard']);
    // Nothing of the page is cached.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  } finally {
    await context.close();
    await proxy.stop();
  }
});

const LOST = /couldn’t be opened|didn’t load|Error page/;

async function visitAll(page: Page): Promise<void> {
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectPage(page);
      // A page left before a refetch leaves the cut file in the cache.
      await page.waitForLoadState('networkidle');
    });
  }
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox', { name: 'Go to a page' })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function expectPage(page: Page): Promise<void> {
  await settled(page);
  await expect(page.getByText(LOST).filter({ visible: true })).toHaveCount(0);
}

async function tabOf(context: BrowserContext, page: Page): Promise<Page> {
  const opening = context.waitForEvent('page');
  await page.evaluate(() => void open('/dashboard'));
  return opening;
}

test(
  'Q21 after files that areas share could not be loaded, Try again opens the area without a reload',
  nightly,
  async ({ page, signInAs, problems }) => {
    problems.allow(/./);
    await signInAs('staff', '/dashboard');
    const lost = await lose(page);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await go(page, '/userprofile');
    await expect(page.getByRole('heading', { name: 'Account and team couldn’t be opened' })).toBeVisible();
    expect(lost.size).toBeGreaterThan(0);

    await page.unroute(HOST_CHUNKS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(page);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  },
);

test(
  'Q21 a page of the host that cannot be loaded leaves frame and menu, and Try again opens it',
  nightly,
  async ({ page, signInAs, problems }) => {
    problems.allow(/./);
    await signInAs('staff', '/admin/team/manage');
    await lose(page);
    await go(page, '/dashboard');
    await expect(page.getByRole('alert')).toContainText('Part of the console didn’t load.');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sigurd Falk' })).toBeVisible();

    await page.unroute(HOST_CHUNKS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  },
);

test(
  'Q4 sign-in code that cannot be loaded is reported as such and not as the provider’s failure',
  nightly,
  async ({ page, problems }) => {
    problems.allow(/./);
    await lose(page);
    await page.goto('/dashboard');
    await expect(page.getByText('Part of the console didn’t load.').filter({ visible: true })).toBeVisible();
    await expect(page.getByText('sign-in service')).toHaveCount(0);

    await page.unroute(HOST_CHUNKS);
    await page.getByRole('button', { name: 'Try again' }).click();
    // The provider, reached now, has no session.
    await expect(page.getByRole('button', { name: 'Continue to sign-in' })).toBeVisible();
  },
);

test(
  'Q111 when the session of a sign-in proxy has ended, a save and a page say so, and Reload page keeps what was typed',
  nightly,
  async ({ page, signInAs, problems }) => {
    problems.allow(/./);
    await signInAs('owner', '/userprofile');
    await settled(page);
    let isSignedIn = false;
    await page.route('**/*', (route) => {
      isSignedIn ||= route.request().resourceType() === 'document';
      if (isSignedIn) return route.fallback();
      return route.fulfill({ status: 302, headers: { location: 'https://login.example/' } });
    });
    const reason = page.getByText(/such as your network’s sign-in page. Reload the page/).first();
    await go(page, '/admin/dashboard');
    await expect(reason).toBeVisible();
    await page.getByRole('button', { name: 'Reload page' }).first().click();
    await expectPage(page);

    await page.goto('/userprofile');
    await settled(page);
    isSignedIn = false;
    const name = page.getByRole('textbox', { name: 'First name' });
    await name.fill('Ingrid Marie');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(reason).toBeVisible();
    await page.getByRole('button', { name: 'Reload page' }).first().click();
    await draft(page).getByRole('button', { name: 'Restore' }).click();
    await expect(name).toHaveValue('Ingrid Marie');
  },
);

test('Q111 a tab whose version is no longer published leads to the current one', async ({
  page,
  signInAs,
  problems,
}) => {
  problems.allow(/./);
  await signInAs('staff', '/userprofile');
  await settled(page);
  await page.route(HOST_CHUNKS, (route) => route.fulfill({ status: 404, body: '' }));
  await go(page, '/dashboard');
  await expect(page.getByRole('alert')).toContainText('The console has been updated since you opened this page.');
  await page.unroute(HOST_CHUNKS);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
});

const HOST_CHUNKS = /\/assets\/.*\.js/;

async function lose(page: Page): Promise<Set<string>> {
  const lost = new Set<string>();
  await page.route(HOST_CHUNKS, (route) => {
    const { pathname } = new URL(route.request().url());
    if (/\/(main|platform|boot)\./.test(pathname)) return route.fallback();
    lost.add(pathname);
    return route.abort('connectionrefused');
  });
  return lost;
}

async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
