import type { RegistryArea } from '@console/contract';
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
import { expect, test } from '../support/console';
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

test('Q27 a tab continues with the version it started with, a new tab has the new one', async ({
  page,
  context,
  signInAs,
  installation,
}) => {
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
});

test('Q26 only the canary’s share of the users gets it and its files, from sign-in on and after a reload', async ({
  page,
  signInAs,
  installation,
}) => {
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
});
