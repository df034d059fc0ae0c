import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanSite, oldVersions } from './clean';
import { canaryArea, promoteArea, rollBackArea } from './move-area';
import { promoteHost, rollBackHost } from './move-host';
import { appendLog, readLog } from './release-log';
import { TestSite } from './testing/test-site';

const kari = { by: 'kari', why: 'space' };
let made: TestSite;
let site: string;

beforeEach(async () => {
  made = await TestSite.make();
  site = made.site;
});
afterEach(() => made.remove());

test('Q27 old versions are deleted by a rule; live, canary, previous, new and recent ones stay', async () => {
  for (const version of ['1', '2', '3', '4', '5']) {
    await made.publishArea('team', version);
    await appendLog(site, { by: 'kari', action: 'publish', name: 'team', to: version });
  }
  await promoteArea(site, 'team', '1', kari);
  await promoteArea(site, 'team', '2', kari);
  await canaryArea(site, 'team', '3', { percent: 10 }, kari);
  expect(await oldVersions(site, { keep: 0, days: 1 })).toEqual([]);
  expect(await oldVersions(site, { keep: 1, days: -1 })).toEqual([{ name: 'team', version: '4' }]);

  await cleanSite(site, { keep: 0, days: -1 }, kari);
  expect(await readdir(join(site, 'areas/team'))).toEqual(['1', '2', '3']);
  expect((await readLog(site)).slice(-2)).toMatchObject([
    { action: 'clean', name: 'team', removed: '5', by: 'kari', why: 'space' },
    { action: 'clean', name: 'team', removed: '4' },
  ]);
  await expect(promoteArea(site, 'team', '4', kari)).rejects.toThrow('team 4 has not been published');
  await expect(rollBackArea(site, 'team', undefined, kari)).resolves.toMatchObject({ to: '1' });
});

test('Q27 files that no remaining host has are deleted', async () => {
  for (const version of ['1', '2', '3']) {
    await made.publishHost(version);
    await promoteHost(site, version, kari);
  }
  await cleanSite(site, { keep: 0, days: -1 }, kari);
  expect(await readdir(join(site, 'assets'))).toEqual(['main.2.js', 'main.3.js']);
  await expect(rollBackHost(site, undefined, kari)).resolves.toMatchObject({ to: '2' });
});
