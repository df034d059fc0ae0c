import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaManifest } from '@console/contract';
import { refuseMisplacedArea } from './built-area';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'built-'));
  process.env.RELEASE_AREAS = join(dist, 'areas.json');
});
afterEach(async () => {
  delete process.env.RELEASE_AREAS;
  await rm(dist, { recursive: true });
});

function built(path: string, areas: Record<string, string[]>): Promise<void> {
  return builtWith({ one: { path, title: 'One' } }, areas);
}

async function builtWith(pages: AreaManifest['pages'], areas: Record<string, string[]>): Promise<void> {
  const rest = { contract: 1, name: 'team', title: 'Team', version: '1.0.0', container: 'team_1', entry: 'e.js' };
  const code = { preload: [], chunks: {}, builtAgainst: {}, files: { 'e.js': `sha384-${'A'.repeat(64)}` } };
  const manifest = { ...rest, ...code, groups: {}, pages, slots: {} };
  await writeFile(join(dist, 'area.json'), JSON.stringify(manifest));
  await writeFile(join(dist, 'areas.json'), JSON.stringify(areas));
  await refuseMisplacedArea(dist);
}

test('Q23 an area within its prefixes may be built', async () => {
  await expect(
    built('/admin/team/users', { team: ['/admin/team'], billing: ['/admin/teams'] }),
  ).resolves.toBeUndefined();
});

test.each<[string, string, Record<string, string[]>, string]>([
  [
    'a page outside its prefixes',
    '/admin/billing',
    { team: ['/admin/team'] },
    'claims /admin/billing, outside its paths',
  ],
  ['no prefixes', '/admin/team', {}, 'does not say which paths "team" may claim'],
  [
    'what another has',
    '/admin/team',
    { team: ['/admin/team'], x: ['/admin/team'] },
    '/admin/team of "team" overlaps with /admin/team of "x"',
  ],
  ['a part of what another has', '/a/b', { team: ['/a/b'], x: ['/a'] }, '/a/b of "team" overlaps with /a of "x"'],
])('Q23 an area with %s is not built', async (_, path, areas, reason) => {
  await expect(built(path, areas)).rejects.toThrow(reason);
});

test('Q23 an area with two pages at the same addresses is not built, and the error names them', async () => {
  const pages = { one: { path: '/admin/team/:id', title: 'One' }, two: { path: '/admin/team/:userId', title: 'Two' } };
  await expect(builtWith(pages, { team: ['/admin/team'] })).rejects.toThrow(
    'team 1.0.0 may not be built: pages "one" and "two" both claim /admin/team/:userId',
  );
});
