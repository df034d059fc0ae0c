import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BYTE_BUDGETS } from './area-size';
import { FIRST_LOAD, growthOf, packagesOf, refuseGrowth, refuseLargeVisits } from './first-load';

const REACT = 'webpack://console/./node_modules/.pnpm/react@19/node_modules/react/index.js';

async function buildOf(source: string, bytes: number): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'first-load-'));
  const files = {
    'index.html': '<script defer src="/assets/main.1.js"></script>',
    'assets/main.1.js': `${'x'.repeat(bytes)}\n${'y'.repeat(10)}`,
    'assets/main.1.js.map': JSON.stringify({ version: 3, sources: [source], names: [], mappings: 'AAAA' }),
  };
  await mkdir(join(dist, 'assets'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(dist, name), content);
  return dist;
}

test.each([
  [REACT, 'react'],
  ['webpack://console/./node_modules/.pnpm/x@1/node_modules/@tanstack/query-core/build/a.js', '@tanstack'],
  ['webpack://console/../shared/ui/src/fields/Field.tsx', 'shared/ui'],
  ['webpack://console/./src/routes.tsx', 'host'],
  ['webpack://console/webpack/runtime/sharing', 'webpack'],
])('the bytes of %s count as those of %s', async (source, name) => {
  const sizes = await packagesOf(await buildOf(source, 100));
  expect(sizes[0]).toMatchObject({ name, raw: name === 'webpack' ? 110 : 100, allowance: FIRST_LOAD[name] });
});

test('a build fails when a package on the first load exceeds its budget, or has none', async () => {
  const limit = FIRST_LOAD.react?.raw ?? 0;
  await expect(refuseGrowth(await buildOf(REACT, limit))).resolves.toBeUndefined();
  await expect(refuseGrowth(await buildOf(REACT, limit + 1))).rejects.toThrow(`react has ${limit + 1} bytes`);
  const [moment] = await packagesOf(await buildOf(REACT.replaceAll('/react/', '/moment/'), 10));
  expect(growthOf(moment ? [moment] : [])).toEqual([
    expect.stringMatching(/^moment is on the first load .* no budget/),
  ]);
});

test('P3 a build fails when a page’s first visit or the area’s entry exceeds its budget', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'first-visit-'));
  const { P3, P3e } = BYTE_BUDGETS;
  // Random bytes do not compress.
  const sizes = { 'entry.js': P3e + 100, 'shared.js': P3 - 10_000, 'users.js': 9_000, 'groups.js': 11_000 };
  for (const [name, bytes] of Object.entries(sizes)) await writeFile(join(dist, name), randomBytes(bytes));
  const manifest = {
    contract: 1,
    name: 'team',
    title: 'Team',
    version: '1.0.0',
    container: 'team_1',
    builtAgainst: {},
    groups: {},
    pages: {},
    slots: {},
    entry: 'entry.js',
    preload: ['shared.js'],
    files: Object.fromEntries(Object.keys(sizes).map((name) => [name, `sha384-${'A'.repeat(64)}`])),
    chunks: { users: ['users.js'], groups: ['groups.js'] },
  };
  await writeFile(join(dist, 'area.json'), JSON.stringify(manifest));
  const refused = await refuseLargeVisits(dist).then(String, (error: Error) => error.message);
  expect(refused).toMatch(/^team: groups loads \d+ bytes .* 30000\nThe entry has \d+ bytes; its budget is 3200$/);
  await writeFile(join(dist, 'entry.js'), randomBytes(100));
  await writeFile(join(dist, 'area.json'), JSON.stringify({ ...manifest, chunks: { users: ['users.js'] } }));
  await expect(refuseLargeVisits(dist)).resolves.toBeUndefined();
});
