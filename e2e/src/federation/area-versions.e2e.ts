import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AreaManifest, CONTRACT_VERSION, type RegistryArea } from '@console/contract';
import { root } from '../machine/root';
import {
  breakStage,
  COMPLAINTS,
  collectTelemetry,
  EXAMPLE,
  type Fault,
  inventVersion,
  liveArea,
  type Stage,
  scriptsOfAreas,
  serveRegistry,
  TRIED_AREAS,
  throwing,
  triedWith,
} from '../support/area-faults';
import { expect, nightly, test } from '../support/console';
import { openTab } from '../support/page';

test.use({ signInBy: 'form' });

const BAD_RELEASES = {
  'its entry is not there': ['entry', 'status 404'],
  'its entry is not what was published': ['entry', 'tampered bytes of the same length'],
  'its module is answered with a page': ['module', 'HTML with status 200'],
  'its page does not come': ['page', 'connection refused'],
  'its page hangs': ['page', 'hang'],
} as const satisfies Record<string, [Stage, Fault]>;

for (const name of TRIED_AREAS) {
  test(`Q26 ${name}: the previous version takes over from a new one that cannot load, and one report says so`, async ({
    page,
    signInAs,
    installation,
    problems,
  }) => {
    problems.allow(COMPLAINTS);
    problems.allow(/bug/);
    const events = await collectTelemetry(page, installation.origin);
    const { registry, area, page: first } = await liveArea(page, installation.origin, name);
    const previous = area.current;
    await signInAs('staff', '/dashboard');

    const openWith = async (current: RegistryArea['current']) => {
      events.length = 0;
      await serveRegistry(page, { ...registry, areas: { ...registry.areas, [name]: { ...area, current, previous } } });
      await page.goto(first.path);
      await expect(page.locator('main [data-page-heading]')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect.poll(() => events.filter((event) => event.area === name)).toHaveLength(1);
      expect(events[0]).toMatchObject({ outcome: 'replaced', version: current.manifest.version });
    };
    const sample: (keyof typeof BAD_RELEASES)[] = ['its page does not come'];
    for (const what of process.env.NIGHTLY ? triedWith(name, BAD_RELEASES, sample) : sample) {
      const [stage, fault] = BAD_RELEASES[what];
      await test.step(what, async () => {
        const current = await inventVersion(page, installation.origin, area, `9.0.0-${stage}.${fault.length}`);
        await breakStage(page, current, { stage, page: first.key }, fault);
        await openWith(current);
      });
    }
    await test.step('its code throws on its last line', async () => {
      const change = throwing('evaluation', area);
      await openWith(await inventVersion(page, installation.origin, area, '9.0.0-throws', change));
    });
    if (name !== EXAMPLE) return;
    await test.step('its code throws on its first line', async () => {
      const change = (code: string) => `throw new Error("first line bug");${code}`;
      await openWith(await inventVersion(page, installation.origin, area, '9.0.0-throws-at-once', change));
    });
    await test.step('it uses an export that this console does not offer', async () => {
      const current = await inventVersion(page, installation.origin, area, '9.0.0-unoffered');
      current.manifest.uses = { ...current.manifest.uses, '@console/ui/form': 'Form useBatch' };
      await openWith(current);
    });
  });
}

test(
  'Q27 a tab continues with the version it started with, a new tab has the new one',
  nightly,
  async ({ page, context, signInAs, installation }) => {
    const { registry, area, page: first } = await liveArea(page, installation.origin, EXAMPLE);
    const current = await inventVersion(page, installation.origin, area, '9.0.0-next');
    const scripts = scriptsOfAreas(page);
    const versions = () => [
      ...new Set(scripts.flatMap((url) => url.split(`/areas/${EXAMPLE}/`)[1]?.split('/')[0] ?? [])),
    ];

    await signInAs('staff', '/dashboard');
    await serveRegistry(page, { ...registry, areas: { ...registry.areas, [EXAMPLE]: { ...area, current } } });
    await page.getByRole('link', { name: /Administration/ }).click();
    await page.getByRole('button', { name: 'Go to' }).click();
    await page.locator(`[role=option][id$="-${first.path}"]`).click();
    await expect(page.locator('main [data-page-heading]')).toBeVisible();
    await expect.poll(versions).toEqual([area.current.manifest.version]);

    scripts.length = 0;
    const tab = await openTab(context, first.path);
    await tab.getByRole('banner').getByRole('button', { name: 'Sigurd Falk' }).waitFor();
    await expect(tab.locator('main [data-page-heading]')).toBeVisible();
    await expect(tab.getByRole('alert')).toHaveCount(0);
    await expect.poll(versions).toEqual(['9.0.0-next']);
  },
);

test(
  'Q26 only the canary’s share of the users gets it and its files, from sign-in on and after a reload',
  nightly,
  async ({ page, signInAs, installation }) => {
    const { registry, area, page: first } = await liveArea(page, installation.origin, EXAMPLE);
    const release = await inventVersion(page, installation.origin, area, '9.0.0-canary');
    const pages = { ...release.manifest.pages, [first.key]: { ...first, title: 'Canary page' } };
    const withCanary = (percent: number) => {
      const canary = { ...release, manifest: { ...release.manifest, pages }, percent };
      return { ...registry, areas: { ...registry.areas, [EXAMPLE]: { ...area, canary } } };
    };

    const scripts = scriptsOfAreas(page);
    const versions = () => [
      ...new Set(scripts.flatMap((url) => url.split(`/areas/${EXAMPLE}/`)[1]?.split('/')[0] ?? [])),
    ];
    await serveRegistry(page, withCanary(100));
    await signInAs('staff', first.path);
    await expect(page.locator('main [data-page-heading]')).toBeVisible();
    await expect(page).toHaveTitle(/^Canary page/);
    await page.reload();
    await expect(page).toHaveTitle(/^Canary page/);
    expect(versions()).toEqual(['9.0.0-canary']);

    await serveRegistry(page, withCanary(0));
    // A page prefetches until left.
    await page.goto('about:blank');
    scripts.length = 0;
    await page.goto(first.path);
    await expect(page.locator('main [data-page-heading]')).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${first.title}`));
    expect(versions()).toEqual([area.current.manifest.version]);
  },
);

test(
  'Q29 an area of the contract before, with a connection to the engine of its own, runs beside areas of today',
  nightly,
  async ({ page, signInAs, installation }, { outputDir }) => {
    const live = await liveArea(page, installation.origin, 'versions');
    // In a process of its own: the runner's compiler does not load webpack's loaders.
    const build = `import { compile, packageConfiguration } from '@console/build';
    const { output, module, ...rest } = await packageConfiguration(${JSON.stringify(join(root, 'remotes/versions'))}, 'production');
    const rules = module.rules.filter((rule) => !JSON.stringify(rule).includes('engine-loader'));
    const path = ${JSON.stringify(outputDir)};
    await compile({ ...rest, output: { ...output, path }, module: { ...module, rules }, cache: false });`;
    const run = ['--import', 'tsx', '--input-type=module', '--eval', build];
    execFileSync(process.execPath, run, { cwd: join(root, 'e2e') });
    const manifest = JSON.parse(readFileSync(join(outputDir, 'area.json'), 'utf8')) as AreaManifest;
    const listing = JSON.stringify({ ...manifest, contract: manifest.contract - 1 });
    expect(readFileSync(join(outputDir, manifest.entry), 'utf8')).not.toContain('console.federation');
    const integrity = `sha256-${createHash('sha256').update(listing).digest('base64')}`;
    const current = { baseUrl: '/areas/versions/before/', integrity, manifest: JSON.parse(listing) as AreaManifest };
    await page.route('**/areas/versions/before/**', (route) => {
      const file = route.request().url().split('/').at(-1) ?? '';
      if (file === 'area.json') return route.fulfill({ contentType: 'application/json', body: listing });
      return route.fulfill({ contentType: 'text/javascript', path: join(outputDir, file) });
    });
    const { registry, area } = live;
    await signInAs('staff', '/dashboard');
    await serveRegistry(page, { ...registry, areas: { ...registry.areas, versions: { ...area, current } } });
    await page.goto(live.page.path);
    await expect(page.locator('main [data-page-heading]')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate((name) => name in globalThis, manifest.container)).toBe(true);
  },
);

for (const contract of [CONTRACT_VERSION - 1, CONTRACT_VERSION])
  test(`Q29 an area that a release of contract ${contract} built opens with page, panel and slot, in the host’s React and router`, async ({
    page,
    signInAs,
    installation,
  }) => {
    // As built then; a new contract adds a file.
    const path = join(import.meta.dirname, `kept-areas/contract-${contract}.json`);
    const published = JSON.parse(readFileSync(path, 'utf8')) as {
      manifest: AreaManifest;
      files: Record<string, string>;
    };
    const current = {
      baseUrl: `/areas/kept/${published.manifest.version}/`,
      integrity: '',
      manifest: published.manifest,
    };
    await page.route(`**${current.baseUrl}*.js`, (route) => {
      const file = new URL(route.request().url()).pathname.slice(current.baseUrl.length);
      return route.fulfill({ contentType: 'text/javascript', body: published.files[file] ?? '' });
    });
    const { registry } = await liveArea(page, installation.origin, EXAMPLE);
    await serveRegistry(page, { ...registry, areas: { ...registry.areas, kept: { paths: ['/kept'], current } } });

    await signInAs('owner', '/kept');
    await expect(page.getByRole('heading', { name: 'Page of an earlier contract' })).toBeVisible();
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await page.goto('/kept/7');
    await expect(page.getByRole('heading', { name: 'Panel of 7' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
    await page.goto('/admin/dashboard');
    await expect(page.getByText('Row for Fjellheim Pensjon AS')).toBeVisible();
  });
