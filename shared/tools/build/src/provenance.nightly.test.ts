import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { provenanceNow } from './provenance';
import { typeErrors } from './source-problems';

let root: string;
let team: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sources-'));
  team = join(root, 'remotes/team');
  await mkdir(join(root, 'shared'), { recursive: true });
  await mkdir(team, { recursive: true });
  await writeFile(join(team, 'area.ts'), 'export const title = 1;\n');
});
afterEach(() => rm(root, { recursive: true }));

const now = () => provenanceNow(root, ['remotes/team', 'shared']);

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=kari', '-c', 'user.email=kari@example'];
  return execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' }).trim();
}

function commit(): string {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  return git('rev-parse', 'HEAD');
}

test('Q27 a build has its commit, and its sources that are not in that commit', async () => {
  const head = commit();
  git('remote', 'add', 'origin', 'https://kari:secret@git.example/acme/team.git');
  const clean = await now();
  expect(clean).toMatchObject({
    commit: head,
    repository: 'https://git.example/acme/team.git',
    at: expect.stringMatching(/^\d{4}-/) as string,
    tools: { node: process.versions.node, '@console/build': expect.stringMatching(/^\d/) as string },
  });
  expect(clean.uncommitted).toBeUndefined();

  await writeFile(join(root, 'notes.md'), 'x');
  expect((await now()).uncommitted).toBeUndefined();
  await writeFile(join(team, 'area.ts'), 'export const title = 2;\n');
  await writeFile(join(root, 'shared/new.ts'), '');
  expect((await now()).uncommitted).toEqual(['remotes/team/area.ts', 'shared/new.ts']);
});

test('Q27 sources outside of a checkout have no commit, even if their folder lies in another checkout', async () => {
  expect((await now()).commit).toBeUndefined();
  commit();
  await mkdir(join(team, 'copy'));
  await writeFile(join(team, 'copy/area.ts'), '');
  expect((await provenanceNow(join(team, 'copy'), ['.'])).commit).toBeUndefined();
});

test('Q27 type errors are reported in the compiler’s words', async () => {
  const options = { strict: true, noEmit: true, types: [] };
  await writeFile(join(team, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['area.ts'] }));
  const errors = () => typeErrors(resolve(__dirname, '../../../..'), ['-p', team]);
  expect(await errors()).toBeUndefined();
  await writeFile(join(team, 'area.ts'), 'export const title: string = 1;\n');
  expect(await errors()).toContain("Type 'number' is not assignable to type 'string'");
});
