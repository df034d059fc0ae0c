import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaManifest, Registry, RegistryArea } from '@console/contract';
import { makeKey } from '@console/deploy';
import type { Route } from '@playwright/test';
import {
  collectTelemetry,
  EXAMPLE,
  liveArea,
  scriptsOfAreas,
  serveBarePage,
  serveConfig,
  serveRegistry,
  serveSignature,
  type WholeArea,
} from '../support/area-faults';
import { expect, nightly, test } from '../support/console';
import { signIn } from '../support/sign-in';

const COMPLAINTS = /^console: .*(Failed to load resource|MIME type)|^exception: (RegistryError|AreaError)/;

const REGISTRY_FAULTS: Record<string, (route: Route) => unknown> = {
  'status 404': (route) => route.fulfill({ status: 404, body: '' }),
  'HTML with status 200': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  hang: () => undefined,
  ...(process.env.NIGHTLY && {
    'connection refused': (route) => route.abort('connectionrefused'),
    'status 500': (route) => route.fulfill({ status: 500, body: 'Oh no' }),
    'wrong MIME type': (route) => route.fulfill({ contentType: 'image/png', body: 'PNG' }),
    'empty answer': (route) => route.fulfill({ contentType: 'application/json', body: '' }),
    'another schema': (route) => route.fulfill({ json: { schema: 2, areas: [] } }),
  }),
};

test('Q21 Q23 without a registry the frame is drawn, the address stays, and Try again recovers without a reload', async ({
  page,
  signInAs,
  problems,
}) => {
  problems.allow(COMPLAINTS);
  await signInAs('staff', '/dashboard');
  await serveBarePage(page);
  for (const [fault, answer] of Object.entries(REGISTRY_FAULTS)) {
    await test.step(fault, async () => {
      await page.route('**/registry.json*', (route) => void answer(route));
      await page.goto('/admin/team/manage', { waitUntil: 'commit' });
      const missing = page.getByRole('heading', { name: 'Couldn’t load the areas' });
      await expect(missing).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sigurd Falk' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/admin/team/manage');

      await page.unroute('**/registry.json*');
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Manage users' })).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    });
  }
});

test('Q21 without a registry one can still sign out', nightly, async ({ page, problems }) => {
  problems.allow(COMPLAINTS);
  await signIn(page, 'staff', '/dashboard');
  await serveBarePage(page);
  await page.route('**/registry.json*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/dashboard');
  await expect(page.getByText(/only the console’s own pages are available/)).toBeVisible();
  await page.getByRole('button', { name: 'Sigurd Falk' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('main').getByText('You’re signed out.')).toBeVisible();
});

const REFUSALS = {
  'a foreign origin': (area) => (area.current.baseUrl = 'https://cdn.evil.example/areas/x/1/'),
  'a page outside its prefixes': (area) => (area.paths = ['/admin/nowhere']),
  'a page that is the console’s own': (area) => {
    const [first] = Object.values(area.current.manifest.pages);
    area.paths.push('/system');
    if (first) first.path = '/system';
  },
  'a page that another area has': (area, registry) => {
    registry.areas = { aardvark: rename(structuredClone(area), 'aardvark'), ...registry.areas };
  },
  'another schema': (area) => ((area as { current: unknown }).current = { nonsense: true }),
} satisfies Record<string, (area: RegistryArea, registry: Registry) => unknown>;

const MISFITS = {
  contract: [(manifest) => (manifest.contract = 42), /needs contract 42, the console has \d+/],
  'an export that a shared package does not have': [
    (manifest) => (manifest.uses = { ...manifest.uses, '@console/ui/form': 'Form useBatch' }),
    /uses useBatch of @console\/ui\/form, which the console does not offer/,
  ],
  'a script without hash': [(manifest) => (manifest.files = {}), /has no integrity value/],
  ...(process.env.NIGHTLY && {
    react: [(manifest) => (manifest.builtAgainst.react = '42.0.0'), /needs react 42\.0\.0, the console has \d+/],
    '@console/ui': [(manifest) => (manifest.builtAgainst['@console/ui'] = '42.0.0'), /needs @console\/ui 42\.0\.0/],
    'a library it does not share': [(manifest) => (manifest.builtAgainst.jquery = '3.7.1'), /needs jquery 3\.7\.1/],
    'the federation engine': [(manifest) => (manifest.builtAgainst.federation = '42.0'), /needs federation 42\.0/],
  }),
} satisfies Record<string, [change: (manifest: AreaManifest) => unknown, needs: RegExp]>;

test(
  'Q23 an area with an invalid registration is left out before any script element is made',
  nightly,
  async ({ page, signInAs, installation, problems }) => {
    problems.allow(COMPLAINTS);
    const events = await collectTelemetry(page, installation.origin);
    const live = await liveArea(page, installation.origin, EXAMPLE);
    await signInAs('staff', '/dashboard');
    const scripts = scriptsOfAreas(page);
    for (const [what, change] of Object.entries(REFUSALS)) {
      await test.step(what, async () => {
        scripts.length = 0;
        events.length = 0;
        const registry = structuredClone(live.registry);
        const entry = registry.areas[EXAMPLE];
        if (entry) change(entry, registry);
        await serveRegistry(page, registry);
        await page.goto(live.page.path);
        await expect(page.getByRole('banner').getByRole('button', { name: 'Sigurd Falk' })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(scripts.filter((url) => url.includes(`/areas/${EXAMPLE}/`))).toEqual([]);
        await expect
          .poll(() => events.filter(({ area }) => area === EXAMPLE))
          .toMatchObject([{ stage: 'registry', outcome: 'failed', failure: 'refused' }]);
      });
    }
  },
);

test('Q24 an incompatible area is refused before its code is fetched, and the message says what it needs', async ({
  page,
  signInAs,
  installation,
  problems,
}) => {
  problems.allow(COMPLAINTS);
  const live = await liveArea(page, installation.origin, EXAMPLE);
  await signInAs('staff', '/dashboard');
  const scripts = scriptsOfAreas(page);
  for (const [what, [change, needs]] of Object.entries(MISFITS)) {
    await test.step(what, async () => {
      const registry = structuredClone(live.registry);
      const area = registry.areas[EXAMPLE] as WholeArea | undefined;
      if (area) change(area.current.manifest);
      await serveRegistry(page, registry);
      scripts.length = 0;
      await page.goto(live.page.path);
      await expect(page.getByRole('heading', { name: `${live.title} couldn’t be opened` })).toBeVisible();
      await expect(page.getByText(needs).first()).toBeVisible();
      expect(scripts.filter((url) => url.includes(`/areas/${EXAMPLE}/`))).toEqual([]);
    });
  }
});

test('Q78 where the operator lists signers, a signed area opens and no code of a changed or unsigned one runs', async ({
  page,
  signInAs,
  installation,
  problems,
}) => {
  problems.allow(COMPLAINTS);
  const key = await makeKey(join(await mkdtemp(join(tmpdir(), 'keys-')), 'key.pem'));
  const signed = await liveArea(page, installation.origin, EXAMPLE);
  const changed = await liveArea(page, installation.origin, 'billing');
  const unsigned = await liveArea(page, installation.origin, 'versions');
  await signInAs('staff', '/dashboard');
  for (const { area } of [signed, changed]) await serveSignature(page, area.current, key);
  // The attacker can write the registry, so the manifest's hash is right.
  const registry = structuredClone(signed.registry);
  const billing = registry.areas.billing as WholeArea;
  billing.current.manifest = { ...changed.area.current.manifest, title: 'Forged' };
  await serveRegistry(page, registry);
  const signers = Object.fromEntries(Object.keys(registry.areas).map((name) => [name, [key.publicKey]]));
  await serveConfig(page, installation.origin, { areas: { signers } });
  const entriesRun = (area: string) =>
    page.evaluate((name) => Object.keys(globalThis).filter((one) => one.startsWith(`${name}_`)).length, area);

  for (const [{ page: first, area }, reason] of [
    [changed, 'is not what was signed'],
    [unsigned, 'is not signed'],
  ] as const) {
    await page.goto(first.path);
    await expect(page.getByRole('heading', { name: /couldn’t be opened$/ })).toBeVisible();
    await expect(page.getByText(reason).first()).toBeVisible();
    expect(await entriesRun(area.current.manifest.name.replaceAll('-', '_'))).toBe(0);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sigurd Falk' })).toBeVisible();
  }
  await page.goto(signed.page.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => entriesRun(EXAMPLE.replaceAll('-', '_'))).toBe(1);
  await expect(page.getByRole('heading', { name: /couldn’t be opened$/ })).toBeHidden();
});

/** Both then claim the same pages. */
function rename(area: RegistryArea, name: string): RegistryArea {
  area.current.manifest.name = name;
  area.current.baseUrl = `/areas/${name}/1.0.0/`;
  return area;
}
