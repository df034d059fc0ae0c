import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkArea, checkSite, checkText } from './check';
import { canaryArea, promoteArea, retireArea, rollBackArea } from './move-area';
import { readLog } from './release-log';
import { readRegistry } from './site';
import { TestSite } from './testing/test-site';

const kari = { by: 'kari', why: 'new checkout' };
let made: TestSite;
let site: string;

beforeEach(async () => {
  made = await TestSite.make();
  site = made.site;
});
afterEach(() => made.remove());

/** `current, previous, canary at percent` */
async function live(name: string): Promise<string[]> {
  const { current, previous, canary } = (await readRegistry(site)).areas[name] ?? {};
  const version = (release?: typeof current) => release?.manifest.version ?? '-';
  return [version(current), version(previous), canary ? `${version(canary)} at ${canary.percent}` : '-'];
}

/** Hashes by path. */
async function contents(): Promise<Map<string, string>> {
  const entries = await readdir(site, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const hashes = paths.map(async (path) => {
    const hash = createHash('sha256').update(await readFile(path));
    return [path.slice(site.length), hash.digest('hex')] as const;
  });
  return new Map(await Promise.all(hashes));
}

async function publish(...versions: string[]): Promise<void> {
  for (const version of versions) await made.publishArea('team', version);
}

test('Q27 promoting changes the registry and that area only, and the log has who, when, why and the version before', async () => {
  await publish('1', '2');
  await made.publishArea('billing', '7');
  await promoteArea(site, 'team', '1', kari);
  await promoteArea(site, 'billing', '7', kari);
  const before = await contents();
  const billing = (await readRegistry(site)).areas.billing;

  const entry = await promoteArea(site, 'team', '2', kari);
  expect(await live('team')).toEqual(['2', '1', '-']);
  const changed = [...(await contents())].filter(([path, hash]) => before.get(path) !== hash);
  expect(changed.map(([path]) => path)).toEqual(['/registry.json']);
  expect((await readRegistry(site)).areas.billing).toEqual(billing);

  expect((await readLog(site)).at(-1)).toEqual(entry);
  expect(entry).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    by: 'kari',
    action: 'promote',
    name: 'team',
    from: '1',
    to: '2',
    why: 'new checkout',
  });
  await expect(promoteArea(site, 'team', '2', kari)).resolves.toBeUndefined();
  expect(await readLog(site)).toHaveLength(3);
});

test('Q27 a rollback leads to the version that was live before, never to one that was rolled back', async () => {
  await publish('1', '2', '3');
  for (const version of ['1', '2', '3']) await promoteArea(site, 'team', version, kari);

  expect(await rollBackArea(site, 'team', undefined, kari)).toMatchObject({ action: 'rollback', from: '3', to: '2' });
  expect(await live('team')).toEqual(['2', '1', '-']);
  await rollBackArea(site, 'team', undefined, kari);
  expect(await live('team')).toEqual(['1', '-', '-']);
  await expect(rollBackArea(site, 'team', undefined, kari)).rejects.toThrow('Name one: 2, 3');

  await rollBackArea(site, 'team', '3', kari);
  expect(await live('team')).toEqual(['3', '2', '-']);
});

test('Q27 a canary runs beside the live version and ends when it is promoted, stopped or rolled back', async () => {
  await publish('1', '2', '3');
  await promoteArea(site, 'team', '1', kari);

  expect(await canaryArea(site, 'team', '2', { percent: 10 }, kari)).toMatchObject({ from: '1', to: '2', percent: 10 });
  expect(await live('team')).toEqual(['1', '-', '2 at 10']);
  await canaryArea(site, 'team', '2', { percent: 25 }, kari);
  expect(await live('team')).toEqual(['1', '-', '2 at 25']);
  await canaryArea(site, 'team', '2', { percent: 0 }, kari);
  expect(await live('team')).toEqual(['1', '-', '-']);

  await canaryArea(site, 'team', '2', { percent: 10 }, kari);
  await promoteArea(site, 'team', '2', kari);
  expect(await live('team')).toEqual(['2', '1', '-']);

  await canaryArea(site, 'team', '3', { percent: 10 }, kari);
  await rollBackArea(site, 'team', undefined, kari);
  expect(await live('team')).toEqual(['1', '-', '-']);
});

test('Q27 a pipeline promotes its canary, unless somebody has ended it: then the log gives the reason', async () => {
  const atTheEnd = { ...kari, ifCanary: true };
  await publish('1', '2');
  await promoteArea(site, 'team', '1', kari);
  await expect(promoteArea(site, 'team', '2', atTheEnd)).rejects.toThrow(/^team 2 is not a canary$/);

  await canaryArea(site, 'team', '2', { percent: 10 }, kari);
  await canaryArea(site, 'team', '2', { percent: 0 }, { by: 'release tool', why: 'it failed in 7 of 14 page loads' });
  await expect(promoteArea(site, 'team', '2', atTheEnd)).rejects.toThrow(
    'team 2 is not a canary; release tool ended it: it failed in 7 of 14 page loads',
  );

  await canaryArea(site, 'team', '2', { percent: 10 }, kari);
  expect(await promoteArea(site, 'team', '2', atTheEnd)).toMatchObject({ action: 'promote', to: '2' });
  await expect(promoteArea(site, 'team', '2', atTheEnd)).resolves.toBeUndefined();
});

test('Q27 a canary of another version outlives a promotion', async () => {
  await publish('1', '2', '3');
  await promoteArea(site, 'team', '1', kari);
  await canaryArea(site, 'team', '3', { percent: 10 }, kari);
  await promoteArea(site, 'team', '2', kari);
  expect(await live('team')).toEqual(['2', '1', '3 at 10']);
});

test('Q27 an impossible change is refused and changes nothing', async () => {
  await publish('1');
  await expect(promoteArea(site, 'team', '9', kari)).rejects.toThrow('team 9 has not been published');
  await expect(canaryArea(site, 'team', '1', { percent: 10 }, kari)).rejects.toThrow('promote a version first');
  await expect(rollBackArea(site, 'team', undefined, kari)).rejects.toThrow('Nothing of team is live');
  await promoteArea(site, 'team', '1', kari);
  await expect(canaryArea(site, 'team', '1', { percent: 10 }, kari)).rejects.toThrow('live already');
  await made.publishAnywhere('unknown', '1');
  await expect(promoteArea(site, 'unknown', '1', kari)).rejects.toThrow('which paths "unknown" may claim');
  expect(await readLog(site)).toHaveLength(1);
});

test('Q27 entries of other areas that this checkout cannot read stay in the registry', async () => {
  await publish('1');
  const newer = {
    schema: 1,
    origins: ['https://areas.example'],
    areas: { billing: { shape: 'of tomorrow' } },
    note: 'x',
  };
  await promoteArea(site, 'team', '1', kari);
  await writeFile(join(site, 'registry.json'), JSON.stringify(newer));
  await promoteArea(site, 'team', '1', kari);

  const document = JSON.parse(await readFile(join(site, 'registry.json'), 'utf8')) as typeof newer;
  expect(document).toMatchObject(newer);
  expect(Object.keys(document.areas)).toEqual(['billing', 'team']);
});

test('Q27 Q43 a version whose files are gone or damaged is given to no user, is named by check, and does not prevent a rollback', async () => {
  await publish('1', '2', '3');
  await promoteArea(site, 'team', '1', kari);
  await promoteArea(site, 'team', '2', kari);
  const entryOf = (version: string) => join(site, 'areas/team', version, 'entry.js');
  await writeFile(entryOf('3'), 'damaged');
  await rm(entryOf('1'));

  const damaged = `team 3 has no file entry.js to serve: ${entryOf('3')} has other content`;
  await expect(promoteArea(site, 'team', '3', { ...kari, force: true })).rejects.toThrow(damaged);
  await expect(canaryArea(site, 'team', '3', { percent: 10 }, kari)).rejects.toThrow(damaged);
  await expect(rollBackArea(site, 'team', undefined, kari)).rejects.toThrow(`${entryOf('1')} is not there`);
  expect(await live('team')).toEqual(['2', '1', '-']);
  expect(checkText(await checkArea(site, 'team', { version: '3' }))).toContain(`✗ ${damaged}`);
  expect(checkText(await checkSite(site))).toContain('! team 1 (previous) has no file entry.js to serve');

  await writeFile(entryOf('2'), 'damaged');
  expect(checkText(await checkSite(site))).toContain('✗ team 2 has no file entry.js to serve');
  await writeFile(entryOf('1'), '1');
  await rollBackArea(site, 'team', undefined, kari);
  expect(await live('team')).toEqual(['1', '-', '-']);
});

test('Q27 an area is retired, also with only one version, and can be promoted again', async () => {
  await publish('1');
  await made.publishArea('billing', '7');
  await promoteArea(site, 'billing', '7', kari);
  await promoteArea(site, 'team', '1', kari);
  const entry = await retireArea(site, 'team', kari);
  expect(entry).toMatchObject({ action: 'retire', name: 'team', from: '1', by: 'kari', why: 'new checkout' });
  expect(Object.keys((await readRegistry(site)).areas)).toEqual(['billing']);
  await expect(retireArea(site, 'team', kari)).rejects.toThrow('Nothing of team is live');
  await expect(rollBackArea(site, 'team', undefined, kari)).rejects.toThrow('to have it again: promote team 1');
  await expect(rollBackArea(site, 'team', undefined, kari)).rejects.toThrow('Nothing of team is live');

  await promoteArea(site, 'team', '1', kari);
  expect(await live('team')).toEqual(['1', '-', '-']);
});
