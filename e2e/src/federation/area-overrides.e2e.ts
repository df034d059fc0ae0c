import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { CLOSED } from '../installation/site';
import { liveArea, serveConfig } from '../support/area-faults';
import { expect, nightly, test } from '../support/console';

const AREA = 'account-and-team';
const PATH = '/admin/team/manage';
const VERSION = '9.0.0-local';

// By default, the page's policy allows this machine on any port.
test.use({ config: {}, signInBy: 'form' });

/** Serves an area's build as `npm run dev` does. */
class DevServer {
  readonly requested: string[] = [];
  readonly files = new Map<string, string>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const name = new URL(request.url ?? '/', 'http://dev').pathname.slice(1);
      const body = this.files.get(name);
      this.requested.push(name);
      const type = name.endsWith('.json') ? 'application/json' : 'application/javascript';
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': type, 'access-control-allow-origin': '*' });
      response.end(body);
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async take(page: Page, origin: string): Promise<void> {
    const { current } = (await liveArea(page, origin, AREA)).area;
    for (const file of Object.keys(current.manifest.files)) {
      this.files.set(file, await (await page.request.get(new URL(current.baseUrl + file, origin).href)).text());
    }
    this.files.set('area.json', JSON.stringify({ ...current.manifest, version: VERSION }));
  }
}

const dev = new DevServer();
let address: string;
test.beforeAll(async () => {
  address = await dev.start();
});
test.afterAll(() => dev.stop());
test.beforeEach(async ({ page, installation }) => {
  await dev.take(page, installation.origin);
  dev.requested.length = 0;
});

const banner = (page: Page) => page.getByText(`${AREA} is loaded from ${address}/ in this browser until`);

/** Asked before code from another address first runs. */
const question = (page: Page) => page.getByRole('heading', { name: 'Load code from another address?' });

async function openOverride(page: Page, url: string): Promise<void> {
  await page.goto(`${PATH}?area.${AREA}=${url}`);
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Load the code' }).click();
}

test('Q28 a link alone loads nothing: the console names area and origin first, and sends no request there', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner', '/dashboard');
  await page.goto(`${PATH}?area.${AREA}=${address}`);
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('listitem')).toContainText(`Account and team`);
  await expect(page.getByRole('listitem')).toContainText(`${AREA}, from ${address}`);
  const stay = page.getByRole('button', { name: 'Keep the live version' });
  await expect(stay).toBeFocused();
  expect(page.url()).not.toContain('area.');
  expect(dev.requested).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Manage users' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Manage users' })).toBeVisible();
  expect(dev.requested).toEqual([]);
});

test(
  'Q28 an override loads the team’s own build, outlives sign-in and reload, is shown, and can be reset',
  nightly,
  async ({ page, signInAs }) => {
    await openOverride(page, address);
    await signInAs('owner', PATH);
    await expect(page.getByRole('heading', { name: 'Manage users' })).toBeVisible();
    await expect(banner(page)).toBeVisible();
    expect(page.url()).not.toContain('area.');
    expect(dev.requested.filter((file) => file.startsWith('remoteEntry'))).not.toEqual([]);

    await page.reload();
    await expect(banner(page)).toBeVisible();
    // The area's files load after the banner.
    await expect(page.getByRole('heading', { name: 'Manage users' })).toBeVisible();

    dev.requested.length = 0;
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('heading', { name: 'Manage users' })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    expect(dev.requested).toEqual([]);
  },
);

test('Q28 an override is forgotten after eight hours', nightly, async ({ page, signInAs }) => {
  await signInAs('owner', '/dashboard');
  await openOverride(page, address);
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Manage users' })).toBeVisible();
  await page.clock.install();
  await page.clock.setFixedTime(Date.now() + 8 * 60 * 60 * 1_000 + 1_000);
  // The page that is left requests nothing more.
  await page.goto('about:blank');
  dev.requested.length = 0;
  await page.goto('/');
  await page.getByRole('button', { name: /Continue to sign-in|Ingrid Haugland/ }).waitFor();
  expect(dev.requested).toEqual([]);
  expect(await page.getByText(/in this browser until/).count()).toBe(0);
});

const BROKEN: Record<string, [prepare: (url: string) => string | undefined, reason: RegExp]> = {
  'nothing listens there': [() => 'http://localhost:9', /no response/],
  'its area.json is not there': [() => void dev.files.delete('area.json'), /returned status 404/],
  'its area.json is a page': [() => void dev.files.set('area.json', '<!doctype html>'), /area\.json is invalid/],
  'its area.json is of another schema': [() => void dev.files.set('area.json', '{"schema":2}'), /is invalid/],
  'it claims a page elsewhere': [
    () => {
      const manifest = JSON.parse(dev.files.get('area.json') ?? '{}');
      manifest.pages.users.path = '/admin/billing';
      dev.files.set('area.json', JSON.stringify(manifest));
    },
    /claims \/admin\/billing, outside its paths/,
  ],
};

test(
  'Q23 Q28 an unusable override shows the reason, the live version stays, and the override can be reset',
  nightly,
  async ({ page, signInAs, problems }) => {
    problems.allow(/^console: Failed to load resource/);
    await signInAs('owner', '/dashboard');
    for (const [what, [prepare, reason]] of Object.entries(BROKEN)) {
      await test.step(what, async () => {
        const manifest = dev.files.get('area.json');
        const url = prepare(address) ?? address;
        await openOverride(page, url);
        await expect(page.getByRole('alert')).toContainText(reason);
        await expect(page.getByRole('heading', { name: 'Manage users' })).toBeVisible();
        expect(dev.requested.filter((file) => file.endsWith('.js'))).toEqual([]);
        await page.getByRole('button', { name: 'Reset' }).click();
        await expect(page.getByRole('alert')).toHaveCount(0);
        dev.files.set('area.json', manifest ?? '');
      });
    }
  },
);

test(
  'Q28 an override whose code does not load offers a reset in its place',
  nightly,
  async ({ page, signInAs, problems }) => {
    problems.allow(/^console: .*Failed to load resource|^console: .*MIME type|^exception: AreaError/);
    for (const file of dev.files.keys()) if (file.startsWith('remoteEntry')) dev.files.delete(file);
    await signInAs('owner', '/dashboard');
    await openOverride(page, address);
    await expect(page.getByRole('heading', { name: 'Account and team couldn’t be opened' })).toBeVisible();
    await page.getByRole('button', { name: 'Reset override' }).click();
    await expect(page.getByRole('heading', { name: 'Manage users' })).toBeVisible();
  },
);

for (const [what, url, config] of [
  ['a foreign origin', 'https://evil.example', undefined],
  ['an installation that refuses all', undefined, CLOSED],
] as const) {
  test(
    `Q28 an override is not taken from ${what}, and no request is sent there`,
    nightly,
    async ({ page, signInAs, installation }) => {
      if (config) await serveConfig(page, installation.origin, config);
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(url ?? address)) foreign.push(request.url());
      });
      await signInAs('owner', `/dashboard?area.${AREA}=${url ?? address}`);
      await page.goto(`${PATH}?area.${AREA}=${url ?? address}`);
      await expect(page.getByRole('alert')).toContainText('this installation doesn’t allow areas from that address');
      await expect(page.getByRole('heading', { name: 'Manage users' })).toBeVisible();
      expect(foreign).toEqual([]);

      await page.reload();
      await expect(page.getByRole('heading', { name: 'Manage users' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
}
