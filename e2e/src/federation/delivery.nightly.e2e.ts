import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import type { Registry } from '@console/contract';
import { freePort } from '@console/sandbox/free-port';
import type { Browser, Page } from '@playwright/test';
import { changedBuild } from '../installation/changed-build';
import { contentsOf, differences } from '../installation/contents';
import { CHANGED, ownVersions, release } from '../installation/release';
import { COMPLAINTS, serveRegistry } from '../support/area-faults';
import { test as base, expect } from '../support/console';
import { openTab } from '../support/page';
import { signIn } from '../support/sign-in';

/* A release from change to rollback: nginx, release tool, collector. */
const AREA = 'account-and-team';
const COLLECTOR_PORT = await freePort();
const USERS = '/admin/team/manage';

/** Oldest first. */
type Events = { area: string; version: string; outcome: string; stage: string; failure?: string }[];

const test = base.extend<object, { events: Events }>({
  events: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const events: Events = [];
      const collector = createServer(async (request, response) => {
        if (request.method === 'POST') events.push(JSON.parse((await request.toArray()).join('')) as Events[number]);
        response.writeHead(204, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' });
        response.end();
      });
      await new Promise<void>((resolve) => collector.listen(COLLECTOR_PORT, 'localhost', resolve));
      await use(events);
      collector.close();
      collector.closeAllConnections();
    },
    { scope: 'worker' },
  ],
});

test.use({
  signInBy: 'form',
  config: { areas: { overrides: [] }, telemetry: { endpoint: `http://localhost:${COLLECTOR_PORT}/areas` } },
  installed: { addPages: ownVersions },
});

test('Q26 Q27 a release: an open tab keeps its version, a new one has the release; damaged, it is replaced, then rolled back, all of it in the log', async ({
  page,
  browser,
  installation,
  events,
  signInAs,
  problems,
}) => {
  problems.allow(COMPLAINTS);
  const { site, origin } = installation;
  const before = await contentsOf(site);
  const ofAnHourAgo = await liveRegistry(origin);
  const first = ofAnHourAgo.areas[AREA]?.current.manifest.version ?? '';
  const heading = (tab: Page) => tab.getByRole('main').getByRole('heading', { level: 1 });

  await signInAs('owner', USERS);
  await expect(heading(page)).toHaveText('Manage users');

  const dist = join(dirname(site), 'second-edition');
  const second = changedBuild(join(site, 'areas', AREA, first), dist, (code) =>
    code.replaceAll('"Manage users"', '"Manage users, second edition"'),
  );
  await release(site, 'publish', AREA, '--dist', dist, ...CHANGED);
  expect(
    differences(before, await contentsOf(site)).filter((path) => !path.includes(second) && !path.startsWith('deltas/')),
  ).toEqual([]);
  const promoted = await release(site, 'promote', AREA, second, '--why', 'second edition');
  expect(promoted).toContain(`${AREA} ${second} is live, ${first} was`);
  await installation.pageIsCurrent();
  const touched = differences(before, await contentsOf(site)).filter(
    (path) => !path.includes(second) && !path.startsWith('deltas/'),
  );
  expect(touched, 'neither the host nor another area nor another version').toEqual(['registry.json']);

  await test.step('the open tab keeps its version, also on pages that it has not opened yet', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Roles' }).click();
    await expect(heading(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Manage' }).click();
    await expect(heading(page)).toHaveText('Manage users');
    expect(requests.filter((url) => url.includes(second))).toEqual([]);
  });

  const ofSecond = await openTab(page.context(), USERS);
  await test.step('a new tab has the new version', async () => {
    await expect(heading(ofSecond)).toHaveText('Manage users, second edition');
  });

  await test.step('a cached page, with the registry of that time, works', async () => {
    const { tab, close } = await somebodyElse(browser, origin, ofAnHourAgo);
    await expect(heading(tab)).toHaveText('Manage users');
    await expect(tab.getByRole('row', { name: /Astrid Bjørnstad/ })).toBeVisible();
    await expect(tab.getByRole('alert')).toHaveCount(0);
    await close();
  });

  await test.step('its files are damaged: the previous version takes over by itself, with one report', async () => {
    for (const file of readdirSync(join(site, 'areas', AREA, second))) {
      if (file.startsWith('remoteEntry.')) writeFileSync(join(site, 'areas', AREA, second, file), 'damaged');
    }
    events.length = 0;
    const { tab, close } = await somebodyElse(browser, origin);
    await expect(heading(tab)).toHaveText('Manage users');
    await expect(tab.getByRole('row', { name: /Astrid Bjørnstad/ })).toBeVisible();
    await expect(tab.getByRole('alert')).toHaveCount(0);
    await expect
      .poll(() => events.map(({ area, version, outcome }) => ({ area, version, outcome })))
      .toEqual([{ area: AREA, version: second, outcome: 'replaced' }]);
    await close();
  });

  await test.step('it is rolled back, and no page requests it any more', async () => {
    const back = await release(site, 'rollback', AREA, '--why', 'its entry is damaged');
    expect(back).toContain(`${AREA} is back at ${first}`);
    await installation.pageIsCurrent();
    events.length = 0;
    const { tab, close } = await somebodyElse(browser, origin);
    await expect(heading(tab)).toHaveText('Manage users');
    await expect.poll(() => events).toEqual([expect.objectContaining({ version: first, outcome: 'loaded' })]);
    await close();
  });

  await test.step('a tab that was opened with it keeps it', async () => {
    const menu = ofSecond.getByRole('navigation', { name: 'Administration' });
    await menu.getByRole('link', { name: 'Roles' }).click();
    await expect(heading(ofSecond)).toHaveText('Roles');
    await menu.getByRole('link', { name: 'Manage' }).click();
    await expect(heading(ofSecond)).toHaveText('Manage users, second edition');
  });

  const log = JSON.parse(await release(site, 'log', AREA, '--json')) as object[];
  const at: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  const by = userInfo().username;
  expect(log).toEqual([
    { at, by, action: 'publish', name: AREA, to: second },
    { at, by, action: 'promote', name: AREA, from: first, to: second, why: 'second edition' },
    { at, by, action: 'rollback', name: AREA, from: second, to: first, why: 'its entry is damaged' },
  ]);
  const left = differences(before, await contentsOf(site)).filter(
    (path) => !path.includes(second) && !path.startsWith('deltas/'),
  );
  expect(left, 'everything is as it was, byte for byte').toEqual([]);
});

async function liveRegistry(origin: string): Promise<Registry> {
  return (await (await fetch(`${origin}/registry.json`)).json()) as Registry;
}

async function somebodyElse(
  browser: Browser,
  origin: string,
  registry?: Registry,
): Promise<{ tab: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ baseURL: origin });
  const tab = await context.newPage();
  if (registry) await serveRegistry(tab, registry);
  await signIn(tab, 'teamAdmin', USERS);
  return { tab, close: () => context.close() };
}
