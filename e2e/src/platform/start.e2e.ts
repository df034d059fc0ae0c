import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { FIRST_CHARACTERS } from '@console/ui/base-css';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, nightly, test } from '../support/console';
import { fillSignInPage, persona } from '../support/sign-in';

const FAULTS: Record<string, (route: Route) => unknown> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  truncated: async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  hanging: () => undefined,
  // The browser reports a missing file.
  refused: (route) => route.abort('connectionrefused'),
};

function filesOf(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
}

/** Unfilled, as from a bucket. */
async function sendPageAsItIs(target: BrowserContext | Page, site: string): Promise<string[]> {
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  await target.route('**/', async (route) => route.fulfill({ response: await route.fetch(), body: html }));
  return filesOf(html);
}

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(
    `Q37 when a file of the host is ${fault} there is a message and a button, and loading again recovers`,
    fault === 'missing' ? {} : nightly,
    async ({ context, installation, problems }) => {
      problems.allow(/./);
      const filled = filesOf(await (await context.request.get('/')).text());
      expect(filled.length).toBe(2);
      // A signed-out redirect would load a new document.
      await context.addInitScript(() => sessionStorage.setItem('console.session.silent-refused', 'true'));
      // The page has already reloaded (Q48): now a person acts.
      await context.addInitScript(() => sessionStorage.setItem('console.loaded-again', `${Date.now()}`));
      // A context's pages share a clock.
      await context.clock.install();
      for (const file of filled) await test.step(file, () => expectWords(context, file, answer));
      const [boot, ...files] = await sendPageAsItIs(context, installation.site);
      expect(boot).toMatch(/boot/);
      expect(files.length).toBe(3);
      for (const file of files) await test.step(`${file}, in a bucket`, () => expectWords(context, file, answer));
    },
  );
}

async function expectWords(context: BrowserContext, file: string, answer: (route: Route) => unknown): Promise<void> {
  const page = await context.newPage();
  let isBroken = true;
  await page.route(`**${file}`, (route) => void (isBroken ? answer(route) : route.fallback()));
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  await context.clock.fastForward(8_000);
  await expect(page.getByRole('alert')).toContainText('Couldn’t start the console');
  // A hanging request would start the host before the press.
  isBroken = false;
  await page.getByRole('button', { name: /^(Load|Try) again$/ }).click();
  await expect(page.getByRole('button', { name: 'Continue to sign-in' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.close();
}

test(
  'Q37 of two faults at once the console reports one: the one that the host has detected',
  nightly,
  async ({ context, page, installation, problems }) => {
    problems.allow(/./);
    const [, stylesheet] = await sendPageAsItIs(page, installation.site);
    await page.route(`**${stylesheet}`, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
    await page.route('**/config.json', () => undefined);
    await context.clock.install();
    const configRequest = page.waitForRequest('**/config.json');
    await page.goto('/');
    await configRequest;
    // The host stops waiting for configuration after this time.
    await context.clock.fastForward(8_000);
    await expect(page.getByRole('alert')).toContainText('The console couldn’t load its settings.');
  },
);

test(
  'Q37 without the script that reports failures the console still starts',
  nightly,
  async ({ page, installation, problems }) => {
    problems.allow(/./);
    const [boot] = await sendPageAsItIs(page, installation.site);
    for (const [fault, answer] of Object.entries(FAULTS)) {
      if (fault === 'hanging') continue;
      await page.route(`**${boot}`, (route) => void answer(route));
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Continue to sign-in' }), fault).toBeVisible();
      await page.unroute(`**${boot}`);
    }
  },
);

test(
  'Q113 a page whose scripts a proxy has rewritten says so without any script, and can be loaded again',
  nightly,
  async ({ page, problems }) => {
    problems.allow(/./);
    const reason = page.getByText('changed or blocked its scripts');
    let isRewritten = true;
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const rewritten = html.replace(/<script(?! type)/g, '<script type="4f2a-text/javascript"');
      return route.fulfill({ response, body: isRewritten ? rewritten : html });
    });
    await page.goto('/');
    await expect(reason).toBeVisible({ timeout: 10_000 });
    await expect(page.getByText('Part of the console didn’t load').filter({ visible: true })).toHaveCount(0);
    isRewritten = false;
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('button', { name: 'Continue to sign-in' })).toBeVisible();
    await expect(reason).toBeHidden();
  },
);

test('P4 P5 Q16 the host takes the responses to the page’s early requests: everything is requested once, and no further script of the host before the rows', async ({
  page,
  signInAs,
  installation,
}) => {
  await signInAs('owner', '/dashboard');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') requests.push(request.url().replace(/\?.*/, ''));
  });
  // The host may run only after the page's requests.
  const early = Promise.all([page.waitForResponse(/AllProductFeatures/), page.waitForResponse(/ManageTeam\/Users\?/)]);
  await page.route('**/assets/main.*.js', async (route) => {
    await early;
    await route.fallback();
  });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main tbody tr a[href]')) return;
      observer.disconnect();
      performance.mark('rows');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/admin/team/manage');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const chunks = await page.evaluate(() => {
    const [rows] = performance.getEntriesByName('rows');
    const files = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/\d+\.\w+\.js$/.test(name));
    return files.filter(({ startTime }) => startTime < (rows?.startTime ?? 0)).map(({ name }) => name);
  });
  const contents = await Promise.all(chunks.map(async (url) => (await page.request.get(url)).text()));
  // On a later visit, what watches late answers loads beside the rows.
  expect(chunks.filter((_, at) => !contents[at]?.includes('Still loading'))).toEqual([]);

  const data = ['Users', 'UserRoles', 'UserGroups', 'UserStatuses', 'PendingInvites'];
  const names = ['AllProductFeatures', 'Customer', 'MyUser', ...data, 'area.json'];
  const timesRequested = (name: string) => requests.filter((url) => url.endsWith(`/${name}`)).length;
  // The cache answers the manifest's second request.
  expect(names.map((name) => Math.min(timesRequested(name), name === 'area.json' ? 1 : 2))).toEqual(names.map(() => 1));
  const scripts = requests.filter((url) => url.startsWith(installation.origin) && url.includes('/areas/'));
  expect(scripts.filter((url) => url.includes('remoteEntry'))).toHaveLength(1);
});

test('P16 after sign-in the page’s code and data are requested side by side, and everything once', async ({ page }) => {
  await page.goto('/admin/team/manage');
  await page.getByRole('button', { name: 'Continue to sign-in' }).click();
  await page.getByLabel('Email').waitFor();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') requests.push(new URL(request.url()).pathname);
  });
  let releaseCode = () => {};
  const dataIsHere = new Promise<void>((resolve) => (releaseCode = resolve));
  await page.route('**/areas/**/*.js', async (route) => {
    await dataIsHere;
    await route.fallback();
  });
  const data = page.waitForResponse(/ManageTeam\/Users\?/);
  await fillSignInPage(page, persona('owner'));
  await data;
  releaseCode();
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const names = [
    'openid-configuration',
    'AllProductFeatures',
    'Customer',
    'MyUser',
    'Users',
    'UserRoles',
    'UserGroups',
  ];
  expect(names.map((name) => requests.filter((path) => path.endsWith(`/${name}`)).length)).toEqual(names.map(() => 1));
});

test('Q11 no early request is sent for a person who is not signed in', async ({ page, installation }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/admin/team/manage');
  await expect(page.getByRole('button', { name: 'Continue to sign-in' })).toBeVisible();
  expect(
    requests.filter((url) => url.startsWith(`${installation.sandbox.origin}/api/`) || url.includes('/areas/')),
  ).toEqual([]);
});

test(
  'Q27 a changed setting is in the next loaded page and in no open tab, whatever text it has',
  nightly,
  async ({ page, signInAs, installation }) => {
    const file = join(installation.site, 'config.json');
    const before = readFileSync(file, 'utf8');
    const { docsUrl } = JSON.parse(before) as { docsUrl: string };
    // This text would end the page's script element.
    const changed = 'https://docs.example/?a=</script><script>';
    const docs = page.getByRole('link', { name: 'Docs', exact: true });
    await signInAs('owner', '/dashboard');
    try {
      writeFileSync(file, JSON.stringify({ ...(JSON.parse(before) as object), docsUrl: changed }));
      await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
      await expect(docs).toHaveAttribute('href', docsUrl);
      await installation.pageIsCurrent();
      await expect(docs).toHaveAttribute('href', docsUrl);
      await page.reload();
      await expect(docs).toHaveAttribute('href', changed);
    } finally {
      writeFileSync(file, before);
      await installation.pageIsCurrent();
    }
  },
);

test(
  'pages load the first part of the typeface, and the whole for the first character that isn’t a member',
  nightly,
  async ({ page, signInAs }) => {
    const loaded = new Set<string | undefined>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') loaded.add(/([\w-]+)\.\w+\.woff2$/.exec(request.url())?.[1]);
    });
    await signInAs('owner', '/admin/team/manage');
    const draw = (text: string) =>
      page.evaluate(async (words) => {
        document.body.append(words);
        // Layout begins the loading of a font.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        await document.fonts.ready;
      }, text);
    // It comes behind the first rows.
    await expect.poll(() => [...loaded]).toEqual(['sans']);
    // Neither part has arrow or fraction.
    await draw(`${FIRST_CHARACTERS} → ½`);
    expect([...loaded]).toEqual(['sans']);
    await draw('Peña');
    await expect.poll(() => [...loaded]).toEqual(['sans', 'sans-whole']);
  },
);

test('C179 a line of 31 kB in a header and an address of 31 kB reach the console and the platform', async ({
  page,
}) => {
  const long = 'x'.repeat(31_000);
  const statuses = [
    (await page.request.get(`/callback?code=${long}`)).status(),
    (
      await page.request.get('/config.json', { headers: { authorization: `Bearer ${long}`, cookie: `a=${long}` } })
    ).status(),
  ];
  expect(statuses).toEqual([200, 200]);
});

test(
  'C178 a service worker of an earlier console is gone after one visit',
  nightly,
  async ({ browser, installation }) => {
    const OLD = `<!doctype html><title>Old</title><h1>The old console</h1><script>
    navigator.serviceWorker.register('/service-worker.js');
  </script>`;
    const OLD_WORKER = `
    addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => {
      if (event.request.mode !== 'navigate') return;
      event.respondWith(new Response(${JSON.stringify(OLD)}, { headers: { 'content-type': 'text/html' } }));
    });`;
    let isOld = true;
    const proxy = createServer((request, response) => {
      if (isOld && request.url?.endsWith('/service-worker.js')) {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(OLD_WORKER);
      } else if (isOld) response.writeHead(200, { 'content-type': 'text/html' }).end(OLD);
      else {
        const { method, headers } = request;
        request.pipe(
          send(request.url ?? '', { method, headers }, (answer) => {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response);
          }),
        );
      }
    }).listen(0, 'localhost');
    await once(proxy, 'listening');
    const server = `http://localhost:${(proxy.address() as AddressInfo).port}`;
    const context = await browser.newContext({
      baseURL: installation.origin,
      proxy: { server, bypass: '<-loopback>' },
    });
    await context.addInitScript(() => sessionStorage.setItem('console.session.silent-refused', 'true'));
    const page = await context.newPage();
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    isOld = false;
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Continue to sign-in' })).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await context.close();
    proxy.close().closeAllConnections();
  },
);
