import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cleanSite, leftovers, oldVersions } from './clean';
import { canaryArea, promoteArea, rollBackArea } from './move-area';
import { promoteHost, rollBackHost } from './move-host';
import { appendLog, type LogEntry, readLog } from './release-log';
import { siteFiles } from './site';
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

test('Q27 a version stays for the days after it was last live, however long ago it was published', async () => {
  for (const version of ['0', '1', '2', '3', '8']) await made.publishArea('team', version);
  const day = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60 * 1_000).toISOString();
  const lines: Partial<LogEntry>[] = [
    ...['0', '1', '2', '3', '8'].map((to) => ({ at: day(400), action: 'publish' as const, to })),
    { at: day(300), action: 'promote', to: '8' },
    { at: day(40), action: 'promote', from: '8', to: '1' },
    { at: day(1), action: 'promote', from: '1', to: '2' },
  ];
  const { log } = siteFiles(site);
  await mkdir(dirname(log), { recursive: true });
  await writeFile(log, lines.map((line) => `${JSON.stringify({ by: 'kari', name: 'team', ...line })}\n`).join(''));
  await promoteArea(site, 'team', '2', kari);
  await promoteArea(site, 'team', '3', kari);
  const old = await oldVersions(site, { keep: 0, days: 30 });
  expect(old.map(({ version }) => version).sort()).toEqual(['0', '8']);
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

test('Q132 what killed runs left is named, and goes when it is an hour old', async () => {
  await made.publishArea('team', '1');
  const id = '0b5a9f3e-6c1d-4a51-9a63-6a3c5d2c7f10';
  const left = [`site/registry.json.${id}`, `site/areas/team/.${id}`, `site-releases/lock.${'0f'.repeat(16)}`];
  await mkdir(siteFiles(site).records, { recursive: true });
  const hourAgo = new Date(Date.now() - 61 * 60 * 1_000);
  for (const file of left) {
    await writeFile(join(made.root, file), '');
    await utimes(join(made.root, file), hourAgo, hourAgo);
  }
  await writeFile(join(site, `.host.json.${id}`), 'is being written');
  expect((await leftovers(site)).map(({ file }) => file).sort()).toEqual([...left].sort());
  await cleanSite(site, { keep: 5, days: 30 }, kari);
  expect(await leftovers(site)).toEqual([]);
  expect(await readdir(site)).toEqual([`.host.json.${id}`, 'areas']);
});
