import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companyCanaryNumber } from '@console/contract';
import { readReleases, stepsTo, stepText, takeStep } from './apply';
import { promoteArea } from './move-area';
import { readLog } from './release-log';
import { liveHost, readRegistry } from './site';
import { TestSite } from './testing/test-site';

const kari = { by: 'kari', why: 'releases.yaml' };
let made: TestSite;

beforeEach(async () => {
  made = await TestSite.make();
  for (const version of ['1', '2', '3']) await made.publishArea('team', version);
  await made.publishArea('billing', '1.10');
  await made.publishHost('7');
  await promoteArea(made.site, 'billing', '1.10', kari);
});
afterEach(() => made.remove());

/** Returns the steps. */
async function apply(yaml: string): Promise<string[]> {
  const path = join(made.root, 'releases.yaml');
  await writeFile(path, yaml);
  const steps = await stepsTo(made.site, await readReleases(path));
  for (const step of steps) await takeStep(made.site, step, kari);
  return steps.map(stepText);
}

async function live(): Promise<(string | number | undefined)[]> {
  const { areas } = await readRegistry(made.site);
  const { current, previous, canary } = areas.team ?? {};
  return [
    ...Object.keys(areas),
    current?.manifest.version,
    previous?.manifest.version,
    canary?.manifest.version,
    canary?.percent,
  ];
}

test('Q27 the live versions become those of the file, and applying it again changes nothing', async () => {
  expect(await apply('host: 7\nareas: { team: 1, billing: 1.10 }')).toEqual([
    'promote  host nothing → 7',
    'promote  team nothing → 1',
  ]);
  expect((await liveHost(made.site))?.version).toBe('7');

  const canary = 'areas:\n  team: { version: 2, canary: { version: 3, percent: 10 } }';
  expect(await apply(canary)).toEqual([
    'retire   billing 1.10 → nothing',
    'promote  team 1 → 2',
    'canary   team 3 for 10 % of the users',
  ]);
  expect(await live()).toEqual(['team', '2', '1', '3', 10]);
  const lines = (await readLog(made.site)).length;
  expect(await apply(canary)).toEqual([]);
  expect(await readLog(made.site)).toHaveLength(lines);

  expect(await apply('areas: { team: 2 }')).toEqual(['canary   team 3 ends']);
  expect(await live()).toEqual(['team', '2', '1', undefined, undefined]);
  expect(await apply('areas: { team: 1 }')).toEqual(['rollback team 2 → 1']);
  expect(await live()).toEqual(['team', '1', undefined, undefined, undefined]);
});

test('Q27 the companies of a canary are those of the file, and stay when it names a share alone', async () => {
  const numbers = (...companies: string[]) =>
    companies.map((company) => companyCanaryNumber('team', company)).sort((a, b) => a - b);
  const companies = async () => (await readRegistry(made.site)).areas.team?.canary?.companies ?? [];
  await apply('areas: { team: 1 }');
  const byCompany = (group: string) => `areas: { team: { version: 1, canary: { version: 3, ${group} } } }`;

  expect(await apply(byCompany("companies: ['910000001', SE-5561]"))).toEqual([
    'canary   team 3 for everybody of 910000001, SE-5561',
  ]);
  expect([await companies(), (await live()).at(-1)]).toEqual([numbers('910000001', 'SE-5561'), 0]);

  expect(await apply(byCompany('percent: 20'))).toEqual(['canary   team 3 for 20 % of the users and its companies']);
  expect([await companies(), (await live()).at(-1)]).toEqual([numbers('910000001', 'SE-5561'), 20]);
  expect((await readLog(made.site)).at(-1)).toMatchObject({ percent: 20, companies: ['910000001', 'SE-5561'] });
  expect(await apply(byCompany('percent: 20'))).toEqual([]);

  // Only digits count.
  expect(await apply(byCompany("percent: 20, companies: ['910 000 001', '55-61']"))).toEqual([]);
  const moved = byCompany('percent: 20, companies: [SE-5561, 910000001]');
  expect(await apply(moved)).toEqual([]);
  await apply(byCompany('percent: 20, companies: [SE-5561]'));
  expect(await companies()).toEqual(numbers('SE-5561'));
  await apply(byCompany('percent: 20, companies: []'));
  expect(await companies()).toEqual([]);
});

test.each([
  ['areas: { team: 2, billing: 9 }', 'billing 9 has not been published'],
  ['host: 9\nareas: {}', 'The host 9 has not been published'],
  ['areas: {}\narea: { team: 2 }', 'Unrecognized key: "area"'],
  ['areas: { team: { version: 2, percent: 3 } }', /Unrecognized key: "percent"\s+→ at areas\.team/],
  [
    'areas: { team: { version: 2, canary: { version: 3, percent: 0 } } }',
    /is a whole number from 1 to 100\s+→ at areas\.team\.canary\.percent/,
  ],
  ['areas: { team: { version: 2, canary: { version: 3 } } }', 'says for nobody'],
  ['areas: { team: { version: 2, canary: { version: 3, companies: [a/b] } } }', 'is not an organisation number'],
  ['areas: { team: }', /names no version\s+→ at areas\.team\.version/],
  ['areas: [', 'is not YAML'],
  ['', 'is not a file of releases'],
])('Q27 a file with a mistake changes nothing: %j', async (yaml, reason) => {
  const before = await live();
  await expect(apply(yaml)).rejects.toThrow(reason);
  expect(await live()).toEqual(before);
});
