import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AreaManifest, Registry } from '@console/contract';
import { writeNginxFolder } from '@console/deploy';
import { freePort } from '@console/sandbox/free-port';
import type { Page } from '@playwright/test';
import { changedBuild } from '../installation/changed-build';
import { CHANGED, ownVersions, release } from '../installation/release';
import { nginxOptions, startNginx } from '../machine/nginx';
import { runFolder } from '../machine/root';
import { COMPLAINTS } from '../support/area-faults';
import { test as base, expect } from '../support/console';

/* A team's own servers, at an allowed origin. */
const AREA = 'account-and-team';
const AREA_PORT = await freePort();
const AREA_ORIGIN = `http://localhost:${AREA_PORT}`;

const test = base.extend<object, { areaUrl: string }>({
  areaUrl: [
    async ({ installation }, use) => {
      const { site, origin } = installation;
      const registry = (await (await fetch(`${origin}/registry.json`)).json()) as Registry;
      const version = registry.areas[AREA]?.current.manifest.version ?? '';
      const published = join(site, 'areas', AREA, version);
      const folder = join(runFolder, 'other-origin');
      const path = `areas/${AREA}/${version}/`;
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      cpSync(published, join(folder, 'site', path), { recursive: true, dereference: true });
      // The console no longer has the files.
      rmSync(published);
      const options = { listen: AREA_PORT, ...nginxOptions() };
      await writeNginxFolder(folder, { scripts: [], connections: [] }, options);
      const server = await startNginx(folder, AREA_PORT);

      const url = `${AREA_ORIGIN}/${path}`;
      await release(site, 'allow', AREA_ORIGIN, '--why', 'the team has its own servers');
      await release(site, 'publish', AREA, '--from', url, ...CHANGED);
      await release(site, 'promote', AREA, version, '--why', 'the same version from there');
      await installation.renewHeaders();
      await use(url);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.use({ installed: { addPages: ownVersions } });

test('Q13 Q27 an area at another origin works in the console, under a policy that names exactly that origin', async ({
  page,
  signInAs,
  installation,
  areaUrl,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(areaUrl)) scripts.push(response.headers()['content-encoding'] ?? 'none');
  });
  await signInAs('owner', '/admin/team/manage');
  await expect(page.getByRole('row', { name: /Astrid Bjørnstad/ })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(2);
  expect(new Set(scripts)).toEqual(new Set(['br']));

  const policy = (await page.request.get(installation.origin)).headers()['content-security-policy'];
  expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-\\S+' ${AREA_ORIGIN};`));
  expect(policy).toContain(`connect-src 'self' ${[AREA_ORIGIN, installation.sandbox.origin].sort().join(' ')};`);
});

test('Q13 the area’s server shares only code with other origins, and nothing with credentials', async ({ areaUrl }) => {
  const manifest = await fetch(`${areaUrl}area.json`, { headers: { origin: 'https://anyone.example' } });
  expect(manifest.headers.get('access-control-allow-origin')).toBe('*');
  expect(manifest.headers.get('access-control-allow-credentials')).toBeNull();
  expect(manifest.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const gone = await fetch(`${areaUrl}gone.js`);
  expect([gone.status, gone.headers.get('cache-control'), gone.headers.get('access-control-allow-origin')]).toEqual([
    404,
    'no-store',
    '*',
  ]);
});

test('Q22 a script that was changed at the other origin is never run', async ({
  page,
  signInAs,
  areaUrl,
  problems,
}) => {
  problems.allow(COMPLAINTS);
  let changes = 0;
  // Includes a second attempt's query.
  await page.route(`${areaUrl}*.js*`, async (route) => {
    const response = await route.fetch();
    changes += 1;
    await route.fulfill({ response, body: `globalThis.forged = true;${await response.text()}` });
  });
  await signInAs('owner', '/admin/team/manage');
  await expect(page.getByRole('alert')).toContainText('Account and team couldn’t be opened');
  expect(changes).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'forged' in globalThis)).toBe(false);
});

test('Q14 an unregistered script of that origin is refused before it is requested', async ({
  page,
  areaUrl,
  problems,
}) => {
  problems.allow(/require-trusted-types-for|TrustedScriptURL/);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const unregistered = new URL('evil.js', areaUrl).href;
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue to sign-in' }).waitFor();
  const refusal = await page.evaluate((url) => {
    try {
      document.createElement('script').src = url;
      return 'none';
    } catch (error) {
      return (error as Error).name;
    }
  }, unregistered);
  expect(refusal).toBe('TypeError');
  expect(requested).not.toContain(unregistered);
});

const MAPS = 'https://maps.example';
const MAP_PAGE = '/admin/version/customerNotifications';

const runScript = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const door = Symbol.for('console.createScript') as unknown as keyof typeof globalThis;
    try {
      const script = (globalThis[door] as (url: string) => HTMLScriptElement)(address);
      await new Promise((resolve, reject) => {
        script.addEventListener('load', resolve);
        script.addEventListener('error', reject);
        document.head.append(script);
      });
      return 'mapsRan' in globalThis;
    } catch {
      return false;
    }
  }, url);

test('Q45 an invented second area with an outside origin is refused until it is allowed, and runs that code on its page alone', async ({
  page,
  signInAs,
  installation,
}) => {
  const { site } = installation;
  const live = (await (await page.request.get('/registry.json')).json()) as Registry;
  const published = join(site, 'areas/versions', live.areas.versions?.current.manifest.version ?? '');
  const dist = join(dirname(site), 'versions-with-maps');
  const version = changedBuild(published, dist, (code) => `${code}\n`);
  const file = join(dist, 'area.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as AreaManifest;
  for (const declared of Object.values(manifest.pages)) {
    if (declared.path === MAP_PAGE) declared.outside = { script: [MAPS], connect: [MAPS] };
  }
  writeFileSync(file, JSON.stringify(manifest));
  await release(site, 'publish', 'versions', '--dist', dist, ...CHANGED);

  const needs = `needs ${MAPS} (script), ${MAPS} (connect), which nobody has allowed`;
  await expect(release(site, 'check', 'versions', version)).rejects.toThrow(needs);
  await expect(release(site, 'promote', 'versions', version, '--why', 'maps', '--force')).rejects.toThrow(needs);
  await release(site, 'allow', 'versions', version, '--why', 'offices on a map');
  await release(site, 'promote', 'versions', version, '--why', 'maps');
  await installation.renewHeaders();

  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'] ?? '';
  await expect.poll(() => policyOf(MAP_PAGE)).toContain(MAPS);
  for (const path of ['/', '/admin/version/releasePackages', `${MAP_PAGE}/x`, '/admin/billing/payments']) {
    expect(await policyOf(path)).not.toContain(MAPS);
  }
  expect(await policyOf(MAP_PAGE)).not.toContain('frame-src');

  const requested: string[] = [];
  await page.context().route(`${MAPS}/**`, async (route) => {
    requested.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'text/javascript', body: 'globalThis.mapsRan = true;' });
  });
  await signInAs('owner', '/admin/version/releasePackages');
  await expect(page.getByRole('heading', { name: 'Release packages' })).toBeVisible();
  expect(await runScript(page, `${MAPS}/map.js`)).toBe(false);
  expect(requested).toEqual([]);
  await page.goto(MAP_PAGE);
  await expect(page.getByRole('heading', { name: 'Version Notifications' })).toBeVisible();
  await expect.poll(() => runScript(page, `${MAPS}/map.js`)).toBe(true);
  expect(new Set(requested)).toEqual(new Set(['/map.js']));
});
