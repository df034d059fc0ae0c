import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishArea, publishHost } from './publish';
import { reproduce } from './reproduce';
import { TestSite } from './testing/test-site';

let made: TestSite;
let repository: string;

beforeEach(async () => {
  made = await TestSite.make();
  repository = await mkdtemp(join(tmpdir(), 'repository-'));
});
afterEach(async () => {
  await made.remove();
  await rm(repository, { recursive: true });
});

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=kari', '-c', 'user.email=kari@example', ...args], {
    cwd: repository,
    encoding: 'utf8',
  }).trim();

async function commitThatBuilds(dist: string, packageDir: string): Promise<string> {
  const build = `mkdir -p ${packageDir} && rm -rf ${packageDir}/dist && cp -r ${dist} ${packageDir}/dist`;
  await writeFile(
    join(repository, 'package.json'),
    JSON.stringify({ scripts: { bootstrap: 'true', build: `${build} #` } }),
  );
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'built');
  return git('rev-parse', 'HEAD');
}

test('Q77 a published area is compared with a build of its commit, file by file', async () => {
  const commit = await commitThatBuilds(await made.builtArea('team', '1.0.0'), 'remotes/team');
  const built = { commit, by: 'kari', at: '2026-01-01T00:00:00Z' };
  await publishArea(made.site, 'team', await made.builtArea('team', '1.0.0', { built }));
  await publishArea(made.site, 'team', await made.builtArea('team', '2.0.0', { built }));

  const same = { commit, version: '1.0.0', differing: [] };
  expect(await reproduce(made.site, 'team', '1.0.0', repository)).toEqual(same);
  const other = await reproduce(made.site, 'team', '2.0.0', repository);
  expect(other).toEqual({ commit, version: '1.0.0', differing: ['area.json', 'entry.js'] });
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('reproduce-'))).toEqual([]);
});

test('Q77 a published host is compared with its page and scripts', async () => {
  const dist = await made.builtHost('1.0.0');
  const commit = await commitThatBuilds(dist, 'host');
  await publishHost(made.site, await made.builtHost('1.0.0', {}, { built: { commit, by: 'kari', at: '' } }));
  expect(await reproduce(made.site, 'host', '1.0.0', repository)).toMatchObject({ differing: [] });
  await writeFile(join(dist, 'assets/main.1.0.0.js'), 'other');
  expect(await reproduce(made.site, 'host', '1.0.0', repository)).toMatchObject({ differing: ['main.1.0.0.js'] });
});

test('Q77 a version without a commit, or with an unknown one, is refused with the reason', async () => {
  await publishArea(made.site, 'team', await made.builtArea('team', '1.0.0', { built: undefined }));
  await expect(reproduce(made.site, 'team', '1.0.0', repository)).rejects.toThrow('does not say of which commit');
  await commitThatBuilds(made.site, 'remotes/team');
  const at = '2026-01-01T00:00:00Z';
  await publishArea(
    made.site,
    'team',
    await made.builtArea('team', '2.0.0', { built: { commit: 'f'.repeat(40), by: '', at } }),
  );
  await expect(reproduce(made.site, 'team', '2.0.0', repository)).rejects.toThrow('fetch it first');
  const uncommitted = ['remotes/team/area.ts'];
  await publishArea(
    made.site,
    'team',
    await made.builtArea('team', '3.0.0', { built: { commit: 'a', uncommitted, by: '', at } }),
  );
  await expect(reproduce(made.site, 'team', '3.0.0', repository)).rejects.toThrow('remotes/team/area.ts');
});
