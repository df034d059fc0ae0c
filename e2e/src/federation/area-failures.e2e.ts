import type { Page } from '@playwright/test';
import {
  breakStage,
  COMPLAINTS,
  collectTelemetry,
  EXAMPLE,
  FAULTS,
  type Fault,
  inventVersion,
  liveArea,
  STAGES,
  type Stage,
  serveConfig,
  serveRegistry,
  TAMPER_MARK,
  TRIED_AREAS,
  throwing,
  triedWith,
} from '../support/area-faults';
import { expect, nightly, test } from '../support/console';

type Trial = [area: string, what: string, faults: Partial<Record<Stage, readonly Fault[]>>];

/** Every stage has one fault: reported by the server, found only by the hash, reported by nobody. */
const firstTrials = TRIED_AREAS.map(
  (area): Trial => [
    area,
    'a fault at its manifest, its entry, its module or its page',
    {
      manifest: ['HTML with status 200'],
      entry: ['status 404'],
      module: ['tampered bytes of the same length'],
      page: ['connection refused'],
    },
  ],
);
const SAMPLE: readonly Fault[] = ['status 404', 'tampered bytes of the same length', 'hang'];
const EVERY = Object.keys(FAULTS) as Fault[];
const NIGHTLY_TRIALS: Trial[] = [
  [EXAMPLE, 'each fault at its manifest', { manifest: EVERY }],
  [EXAMPLE, 'each fault at its entry', { entry: EVERY }],
  [EXAMPLE, 'several faults at its module or its page', { module: SAMPLE, page: SAMPLE }],
];

for (const [area, what, faults] of [...firstTrials, ...(process.env.NIGHTLY ? NIGHTLY_TRIALS : [])]) {
  test(`Q21 Q22 ${area}: ${what} is contained, and Try again recovers without a reload`, async ({
    page,
    signInAs,
    installation,
    problems,
  }) => {
    problems.allow(COMPLAINTS);
    const live = await liveArea(page, installation.origin, area);
    await signInAs('staff', '/dashboard');

    for (const [stage, fault] of STAGES.flatMap((at) => (faults[at] ?? []).map((each) => [at, each] as const))) {
      await test.step(`${stage}: ${fault}`, async () => {
        if (fault === 'hang') {
          await serveConfig(page, installation.origin, { areas: { overrides: [], deadlineSeconds: 3 } });
        }
        const mend = await breakStage(page, live.area.current, { stage, page: live.page.key }, fault);
        await page.goto(live.page.path);
        await expect(page.getByRole('alert')).toContainText(`${live.title} couldn’t be opened`);
        await expectFrame(page);
        expect(await page.evaluate((mark) => mark in globalThis, TAMPER_MARK), 'forged code ran').toBe(false);

        await mend();
        await markDocument(page);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expectOpen(page);
        expect(await isSameDocument(page), 'recovered without a reload').toBe(true);
      });
    }
  });
}

test(
  'Q21 an area whose server hangs fails after 8 s, with focus on the panel, and Try again requests it again',
  nightly,
  async ({ page, signInAs, installation, problems }) => {
    problems.allow(COMPLAINTS);
    const events = await collectTelemetry(page, installation.origin);
    const { area: live, title, page: first } = await liveArea(page, installation.origin, EXAMPLE);
    await signInAs('staff', '/dashboard');
    const hanging = `**${live.current.baseUrl}*`;
    await page.context().route(hanging, () => undefined);
    await markDocument(page);
    await go(page, first.path);

    const panel = page.getByRole('heading', { name: `${title} couldn’t be opened` });
    await expect(panel).toBeVisible();
    await expect(panel).toBeFocused();
    await expect.poll(() => events).toHaveLength(1);
    const release = expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{7}$/);
    expect(events[0]).toMatchObject({
      area: EXAMPLE,
      outcome: 'failed',
      failure: 'timeout',
      stage: 'manifest',
      release,
    });

    await page.context().unroute(hanging);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectOpen(page);
    expect(await isSameDocument(page), 'recovered without a reload').toBe(true);
  },
);

const MOMENTS = { evaluation: 'entry', drawing: 'render', effect: 'render', event: 'event' } as const;

for (const area of TRIED_AREAS) {
  const tried = triedWith(area, MOMENTS, ['drawing']);

  test(`Q25 ${area}: what it throws (${tried.join(', ')}) stays in its place`, async ({
    page,
    signInAs,
    installation,
    problems,
  }) => {
    problems.allow(/bug|exception: AreaError/);
    const events = await collectTelemetry(page, installation.origin);
    const { registry, area: live, title, page: first } = await liveArea(page, installation.origin, area);
    await signInAs('staff', '/dashboard');

    for (const when of tried) {
      await test.step(when, async () => {
        events.length = 0;
        const current = await inventVersion(page, installation.origin, live, `9.0.0-${when}`, throwing(when, live));
        await serveRegistry(page, { ...registry, areas: { ...registry.areas, [area]: { ...live, current } } });
        await page.goto(first.path);
        if (when === 'event') {
          await page.getByRole('button', { name: 'Break it' }).click();
          await expect(page.getByText(`Something went wrong in ${title}`)).toBeVisible();
        } else {
          await expect(page.getByRole('alert')).toContainText(`${title} couldn’t be opened`);
        }
        await expectFrame(page);
        const stage = MOMENTS[when];
        await expect.poll(() => events.filter(({ outcome }) => outcome === 'failed')).toHaveLength(1);
        expect(events).toContainEqual(
          expect.objectContaining({ area, version: `9.0.0-${when}`, stage, failure: 'code' }),
        );

        await go(page, '/dashboard');
        await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
      });
    }
  });
}

async function go(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: 'Go to' }).click();
  await page.getByRole('combobox', { name: 'Go to a page' }).waitFor();
  await page.locator(`[role=option][id$="-${path}"]`).click();
}

async function expectOpen(page: Page): Promise<void> {
  await expect(page.locator('main [data-page-heading]')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sigurd Falk' })).toBeVisible();
}

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
}

async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in globalThis);
}
