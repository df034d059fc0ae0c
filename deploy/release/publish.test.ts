import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promoteHost, rollBackHost } from './move-host';
import { publishArea, publishHost } from './publish';
import { publishedVersions } from './site';
import { TestSite } from './testing/test-site';

const authority = { by: 'kari', why: 'test' };
let made: TestSite;

beforeEach(async () => {
  made = await TestSite.make();
});
afterEach(() => made.remove());

test('Q27 a version never changes: the same content again is fine, other content is refused', async () => {
  const { site } = made;
  const first = await made.builtArea('team', '1.0.0', { code: 'first' });
  await expect(publishArea(site, 'team', first)).resolves.toEqual({ version: '1.0.0', isNew: true });
  await expect(publishArea(site, 'team', first)).resolves.toEqual({ version: '1.0.0', isNew: false });

  const other = await made.builtArea('team', '1.0.0', { code: 'other' });
  await expect(publishArea(site, 'team', other)).rejects.toThrow('team 1.0.0 was published before with other content');
  expect(await readFile(join(site, 'areas/team/1.0.0/entry.js'), 'utf8')).toBe('first');
  expect(await readdir(join(site, 'areas/team'))).toEqual(['1.0.0']);
});

test('Q27 the same build by another person on another day is the same version', async () => {
  const dist = await made.builtArea('team', '1.0.0');
  await publishArea(made.site, 'team', dist);
  const manifest = JSON.parse(await readFile(join(dist, 'area.json'), 'utf8')) as object;
  const built = { commit: '3fa9c1d', by: 'ola', at: '2026-01-01T00:00:00Z' };
  await writeFile(join(dist, 'area.json'), JSON.stringify({ ...manifest, built }));
  await expect(publishArea(made.site, 'team', dist)).resolves.toEqual({ version: '1.0.0', isNew: false });
});

test('Q27 publishing again reports a file that was changed in its folder, also if only its compressed copy was', async () => {
  const { site } = made;
  const dist = await made.builtArea('team', '1.0.0', { code: 'x'.repeat(400) });
  await publishArea(site, 'team', dist);
  const entry = join(site, 'areas/team/1.0.0/entry.js');
  const compressed = await readFile(`${entry}.br`);
  await writeFile(`${entry}.br`, 'another');
  await expect(publishArea(site, 'team', dist)).rejects.toThrow('entry.js.br has other content; versions never change');
  await writeFile(`${entry}.br`, Buffer.concat([compressed, Buffer.from([0])]));
  await expect(publishArea(site, 'team', dist)).rejects.toThrow('entry.js.br has other content; versions never change');
  await writeFile(`${entry}.br`, compressed);
  await appendFile(entry, '\n');
  await expect(publishArea(site, 'team', dist)).rejects.toThrow('team 1.0.0 is no longer what was published');
});

test('Q27 two processes that publish the same build at the same moment both succeed', async () => {
  const dist = await made.builtArea('team', '1.0.0');
  const results = await Promise.all([1, 2, 3].map(() => publishArea(made.site, 'team', dist)));
  expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await readdir(join(made.site, 'areas/team'))).toEqual(['1.0.0']);
});

test('Q47 a development build is not published', async () => {
  const dist = await made.builtArea('team', '1.0.0-dev', { development: 'react.development.js' });
  await expect(publishArea(made.site, 'team', dist)).rejects.toThrow(
    'team 1.0.0-dev may not be published: is a development build, for the browser of its developer only',
  );
});

test('Q22 a file that its manifest does not describe is not published', async () => {
  const dist = await made.builtArea('team', '1.0.0');
  await writeFile(join(dist, 'entry.js'), 'tampered');
  await expect(publishArea(made.site, 'team', dist)).rejects.toThrow('entry.js is not the file');
  await expect(publishArea(made.site, 'billing', dist)).rejects.toThrow('a build of "team", not of "billing"');
});

test('Q27 a published host changes nothing until it is promoted, and older scripts stay for open tabs', async () => {
  const { site } = made;
  await publishHost(site, await made.builtHost('1'));
  await promoteHost(site, '1', authority);
  await publishHost(site, await made.builtHost('2'));
  expect(await readFile(join(site, 'index.html'), 'utf8')).toContain('<title>1<');

  await promoteHost(site, '2', authority);
  expect(await readFile(join(site, 'index.html'), 'utf8')).toContain('<title>2<');
  expect(await readdir(join(site, 'assets'))).toEqual(['main.1.js', 'main.2.js']);
});

test('Q27 a rollback to a host with missing files is refused', async () => {
  const { site } = made;
  for (const version of ['1', '2']) {
    await publishHost(site, await made.builtHost(version));
    await promoteHost(site, version, authority);
  }
  await rm(join(site, 'assets/main.1.js'));
  await expect(rollBackHost(site, undefined, authority)).rejects.toThrow('1 has no file main.1.js to serve');
  expect(await readFile(join(site, 'index.html'), 'utf8')).toContain('<title>2<');
});

test.each([
  ['outside the area’s paths', { list: '/admin/billing' }, 'page "list" claims /admin/billing, outside its paths'],
  ['of another page', { one: '/admin/team/:id', two: '/admin/team/:name' }, 'pages "one" and "two" both claim'],
])('Q23 an area with a page at a path %s is not published', async (_, paths, reason) => {
  const pages = Object.fromEntries(Object.entries(paths).map(([key, path]) => [key, { path, title: key }]));
  const dist = await made.builtArea('team', '1.0.0', { pages });
  await expect(publishArea(made.site, 'team', dist)).rejects.toThrow(`team 1.0.0 may not be published: ${reason}`);
  expect(await publishedVersions(made.site, 'team')).toEqual([]);
});
