import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readReleases, stepsTo, stepText, takeStep } from './apply';
import { promoteArea } from './move-area';
import { readLog } from './release-log';
import { liveHost, readRegistry } from './site';
import { TestSite } from './testing/test-site';

const kari = { by: 'kari', why: 'releases.yaml' };
let made: TestSite;

beforeAll(async () => {
  made = await TestSite.make();
  for (const version of ['1', '2', '3']) await made.publishArea('team', version);
  await made.publishArea('billing', '1.10');
  await made.publishHost('7');
  await promoteArea(made.site, 'billing', '1.10', kari);
});
afterAll(() => made.remove());

/** Makes what is live equal to a file, and says what was done. */
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

test('Q27 what is live becomes what the file says, and applying it again changes nothing', async () => {
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
  // What was rolled back from is not kept to fall back to.
  expect(await apply('areas: { team: 1 }')).toEqual(['rollback team 2 → 1']);
  expect(await live()).toEqual(['team', '1', undefined, undefined, undefined]);
});

test.each([
  ['areas: { team: 2, billing: 9 }', 'billing 9 has not been published'],
  ['host: 9\nareas: {}', 'The host 9 has not been published'],
  ['area: { team: 2 }', 'has "area", which means nothing here'],
  ['areas: { team: { version: 2, canary: { version: 3, percent: 0 } } }', 'percent is a whole number from 1 to 100'],
  ['areas: { team: }', 'team names no version'],
  ['areas: [', 'is not YAML'],
  ['', 'is not a mapping'],
])('Q27 a file with a mistake changes nothing: %j', async (yaml, reason) => {
  const before = await live();
  await expect(apply(yaml)).rejects.toThrow(reason);
  expect(await live()).toEqual(before);
});
