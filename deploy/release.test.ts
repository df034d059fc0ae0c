import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@console/build';
import { publishArea } from './publish';
import { promote, readRegistry } from './registry-file';

const NAME = 'account-and-team';
let root: string;
let site: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  site = join(root, 'site');
});
afterEach(() => rm(root, { recursive: true }));

/** A build as webpack leaves it. */
async function built(version: string, code: string, path = '/admin/team/manage'): Promise<string> {
  const dist = join(root, `dist-${version}`);
  await mkdir(dist, { recursive: true });
  const rest = { contract: 1, name: NAME, title: 'Account and team', builtAgainst: {}, groups: {}, slots: {} };
  const manifest = {
    ...rest,
    version,
    container: 'a_1',
    entry: 'entry.js',
    preload: ['entry.js'],
    chunks: {},
    pages: { users: { path, title: 'Manage users' } },
    files: { 'entry.js': integrityOf(Buffer.from(code)) },
  };
  await writeFile(join(dist, 'entry.js'), code);
  await writeFile(join(dist, 'area.json'), JSON.stringify(manifest));
  return dist;
}

test('Q27 publishing changes no live version; promoting touches the registry only and leaves an audit line', async () => {
  await publishArea(site, NAME, await built('1.0.0', 'first'));
  await promote(site, NAME, '1.0.0');
  await publishArea(site, NAME, await built('1.1.0', 'second'));
  expect((await readRegistry(site)).areas[NAME]?.current.manifest.version).toBe('1.0.0');

  await promote(site, NAME, '1.1.0');
  const live = (await readRegistry(site)).areas[NAME];
  expect(live?.current.baseUrl).toBe(`/areas/${NAME}/1.1.0/`);
  expect(live?.previous?.manifest.version).toBe('1.0.0');
  expect(await readFile(join(site, 'areas', NAME, '1.0.0', 'entry.js'), 'utf8')).toBe('first');
  expect((await readdir(site)).sort()).toEqual(['areas', 'registry.json']);
  expect(await readFile(join(root, 'registry-audit.log'), 'utf8')).toMatch(
    / promote account-and-team 1\.0\.0 1\.1\.0\n$/,
  );
});

test('Q27 a version never changes: the same content again is fine, other content is refused', async () => {
  await publishArea(site, NAME, await built('1.0.0', 'first'));
  await expect(publishArea(site, NAME, await built('1.0.0', 'first'))).resolves.toBe('1.0.0');
  await expect(publishArea(site, NAME, await built('1.0.0', 'other'))).rejects.toThrow('versions never change');
  expect(await readFile(join(site, 'areas', NAME, '1.0.0', 'entry.js'), 'utf8')).toBe('first');
});

test('Q22 a file that its manifest does not describe is not published', async () => {
  const dist = await built('1.0.0', 'first');
  await writeFile(join(dist, 'entry.js'), 'tampered');
  await expect(publishArea(site, NAME, dist)).rejects.toThrow('entry.js is not the file');
});

test('Q23 what the host would refuse cannot go live', async () => {
  await publishArea(site, NAME, await built('1.0.0', 'first', '/admin/billing/overview'));
  await expect(promote(site, NAME, '1.0.0')).rejects.toThrow('claims /admin/billing/overview, outside its paths');
  await expect(promote(site, NAME, '9.9.9')).rejects.toThrow('9.9.9 has not been published');
  expect((await readRegistry(site)).areas).toEqual({});
});
