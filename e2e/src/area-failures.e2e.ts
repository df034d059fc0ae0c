import type { Page } from '@playwright/test';
import {
  breakStage,
  FAULTS,
  type Fault,
  liveRegistry,
  releaseWith,
  type Stage,
  serveRegistry,
  TAMPER_MARK,
} from './area-faults';
import { expect, test } from './console';

/** What the browser says about files that did not arrive, and the host's one report of it; nothing else is announced. */
const NETWORK = /^console: .*(Failed to load resource|integrity|MIME type|preload)|^exception: AreaError/i;

const stages: Stage[] = ['entry', 'module', 'page'];
for (const stage of stages) {
  for (const fault of Object.keys(FAULTS) as Fault[]) {
    test(`Q21 ${fault} at the ${stage} is contained, and Try again recovers without a reload`, async ({
      page,
      signInAs,
      installation,
      problems,
    }) => {
      problems.allow(NETWORK);
      // A page that loads nothing of the area yet; the admin dashboard does, for its slot.
      await signInAs('owner', '/dashboard');
      const mend = await breakStage(page, installation.origin, stage, fault);
      await markDocument(page);
      await page.getByRole('link', { name: 'Administration' }).click();

      await openManageUsers(page);
      // The deadline is 8 s; anything beyond it and a little for drawing is a failure.
      await expect(page.getByText('Account and team could not be opened')).toBeVisible({ timeout: 9_000 });
      await expect(page.getByRole('banner').getByRole('button', { name: 'Ingrid Haugland' })).toBeVisible();
      expect(await page.evaluate((mark) => mark in globalThis, TAMPER_MARK), 'forged code ran').toBe(false);

      await mend();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Manage users' })).toBeVisible();
      await expect(page.getByRole('row', { name: /Astrid Bjørnstad/ })).toBeVisible();
      expect(await isSameDocument(page), 'recovered without a reload').toBe(true);
    });
  }
}

test('Q25 an area that throws while it is drawn is contained', async ({ page, signInAs, installation, problems }) => {
  problems.allow(/render bug|exception: AreaError/);
  await releaseWith(page, installation.origin, (code) =>
    code.replace(/"Manage users"/, '(()=>{throw new Error("render bug")})()'),
  );
  await signInAs('owner', '/admin/team/manage');
  await expect(page.getByText('Account and team could not be opened')).toBeVisible();
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Invite' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Invites' })).toBeVisible();
});

test('Q25 an area that throws when its code is evaluated is contained', async ({
  page,
  signInAs,
  installation,
  problems,
}) => {
  problems.allow(/evaluation bug|exception: AreaError/);
  await releaseWith(page, installation.origin, (code) => `throw new Error("evaluation bug");${code}`);
  await signInAs('owner', '/admin/team/manage');
  await expect(page.getByText('Account and team could not be opened')).toBeVisible();
});

test('Q24 an area built against another React is refused before any of its code is fetched', async ({
  page,
  signInAs,
  installation,
  problems,
}) => {
  problems.allow(/console:|exception: (AreaError|RegistryError)/);
  const registry = await liveRegistry(page, installation.origin);
  const area = registry.areas['account-and-team'];
  if (area) area.current.manifest.builtAgainst.react = '42.0.0';
  await serveRegistry(page, registry);
  const fetched = filesOfAreas(page);
  await signInAs('owner', '/admin/team/manage');
  await expect(page.getByText('Account and team could not be opened')).toBeVisible();
  await expect(page.getByText(/42\.0/).first()).toBeVisible();
  expect(fetched()).toEqual([]);
});

const refusals: [what: string, change: (area: { paths: string[]; current: { baseUrl: string } }) => unknown][] = [
  ['a foreign origin', (area) => (area.current.baseUrl = 'https://cdn.evil.example/areas/x/1/')],
  ['a page outside its prefixes', (area) => (area.paths = ['/admin/billing'])],
  ['another schema', (area) => ((area as { current: unknown }).current = { nonsense: true })],
];
for (const [what, change] of refusals) {
  test(`Q23 an area with ${what} is left out and the rest works`, async ({
    page,
    signInAs,
    installation,
    problems,
  }) => {
    problems.allow(/console:|exception: (AreaError|RegistryError)/);
    const registry = await liveRegistry(page, installation.origin);
    change(registry.areas['account-and-team'] as never);
    await serveRegistry(page, registry);
    const fetched = filesOfAreas(page);
    await signInAs('owner', '/dashboard');
    await expect(page.locator('[data-page-heading]')).toBeVisible();
    await page.goto('/admin/team/manage');
    await expect(page.getByRole('heading', { name: 'Manage users' })).toBeHidden();
    expect(fetched()).toEqual([]);
  });
}

for (const [what, body] of [
  ['not JSON', '<!doctype html>'],
  ['missing', ''],
] as const) {
  test(`Q21 a registry that is ${what} is said in plain words, and Try again recovers`, async ({ page, problems }) => {
    problems.allow(/console: Failed to load resource/);
    problems.allow(/exception: RegistryError/);
    await page.route('**/registry.json', (route) => route.fulfill({ status: body ? 200 : 404, body }));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'The console could not be started' })).toBeVisible();
    await page.unroute('**/registry.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Continue to sign-in' })).toBeVisible();
  });
}

async function openManageUsers(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await navigation.getByRole('button', { name: 'Team' }).click();
  await navigation.getByRole('link', { name: 'Manage' }).click();
}

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
}

async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in globalThis);
}

function filesOfAreas(page: Page): () => string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\/areas\/.*\.js/.test(request.url())) urls.push(request.url());
  });
  return () => urls;
}
