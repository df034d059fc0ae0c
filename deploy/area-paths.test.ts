import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaManifest } from '@console/contract';
import { allAreaPaths, areaPaths, collidingClaims, misplacedAdvice } from './area-paths';
import { areaNames } from './workspace';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claims-'));
});
afterEach(async () => {
  delete process.env.RELEASE_AREAS;
  await rm(folder, { recursive: true });
});

async function claims(areas: Record<string, unknown>): Promise<void> {
  await mkdir(join(folder, 'areas'), { recursive: true });
  for (const [name, paths] of Object.entries(areas))
    await writeFile(join(folder, `areas/${name}.json`), JSON.stringify(paths));
  process.env.RELEASE_AREAS = join(folder, 'areas');
}

test('Q23 no two areas of this repository claim one address, and each area has a claim', async () => {
  expect(await collidingClaims()).toEqual([]);
  expect(Object.keys(await allAreaPaths())).toEqual(expect.arrayContaining(areaNames()));
});

test('Q23 a team claims paths with a file of its own, and every collision is named', async () => {
  await claims({
    billing: ['/admin/billing', '/plans'],
    contacts: ['/admin/contacts', '/plans/old'],
    team: ['/admin'],
  });
  expect(await areaPaths('contacts')).toEqual(['/admin/contacts', '/plans/old']);
  expect(await collidingClaims('contacts')).toEqual([
    '/plans/old of "contacts" overlaps with /plans of "billing"',
    '/admin/contacts of "contacts" overlaps with /admin of "team"',
  ]);
  expect(await collidingClaims()).toHaveLength(3);
  await expect(areaPaths('notes')).rejects.toThrow('does not say which paths "notes" may claim');
  await claims({ releases: ['/releases'] });
  await expect(areaPaths('releases')).rejects.toThrow('No area can have the name "releases"');
});

test('Q234 the error about a misplaced page names area.ts and the claim', async () => {
  await claims({ billing: ['/admin/billing', '/plans'], contacts: ['/admin/contacts'] });
  const advice = (...paths: string[]) => {
    const pages = Object.fromEntries(paths.map((path, index) => [`page${index}`, { path, title: 'Page' }]));
    return misplacedAdvice({ name: 'billing', pages } as AreaManifest);
  };
  expect(await advice('/plans', '/admin/billing/invoices')).toBeUndefined();
  expect(await advice('/plans', '/admin/prices')).toMatch(
    /^remotes\/billing\/src\/area\.ts: page "page1" claims \/admin\/prices, outside its paths \(\/admin\/billing, \/plans\)\. .*areas\/billing\.json/,
  );
  expect(await advice('/plans/:id', '/plans/:planId')).toContain('both claim /plans/:planId');
});

test.each([[{ path: ['/admin'] }], [['admin/contacts']], [['/admin/']], [[]]])(
  'Q23 a claim that is no list of paths is refused with its file: %j',
  async (paths) => {
    await claims({ contacts: paths });
    await expect(allAreaPaths()).rejects.toThrow(/areas\/contacts\.json is no list of claimed paths/);
  },
);

test('Q23 the release tool checks a claim before anything of its area exists, and ends with 1 for a collision', async () => {
  await claims({ billing: ['/admin/billing'], contacts: ['/admin/billing/contacts'] });
  const args = ['--import', 'tsx', join(__dirname, 'release/release.ts'), 'check', 'contacts', '--site', folder];
  const { code, stdout } = await new Promise<{ code: unknown; stdout: string }>((resolve) => {
    execFile(process.execPath, args, { env: process.env }, (error, text) =>
      resolve({ code: error?.code, stdout: text }),
    );
  });
  expect(stdout).toContain('✗ /admin/billing/contacts of "contacts" overlaps with /admin/billing of "billing"');
  expect(code).toBe(1);
});
