import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { newAreaRepository } from './area-repository';

/* new-area.nightly.e2e.ts installs, tests, builds and publishes the repository. */
const root = resolve(__dirname, '../../../..');
let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'area-repository-')), 'contacts');
});
afterEach(() => rmSync(resolve(folder, '..'), { recursive: true }));

const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const archives = { '@console/ui': 'console/ui.tgz', '@console/sandbox': 'console/sandbox.tgz' };

test('Q27 every package of ours is an archive, for those that need it too, and its scope leads to no registry', () => {
  newAreaRepository(root, folder, archives);
  const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  expect(manifest.dependencies).toMatchObject({
    '@console/ui': 'file:console/ui.tgz',
    react: expect.any(String) as string,
  });
  expect(manifest.devDependencies).toMatchObject({ '@console/sandbox': 'file:console/sandbox.tgz' });
  expect(manifest.overrides).toEqual({ '@console/ui': '$@console/ui', '@console/sandbox': '$@console/sandbox' });
  expect(read('.npmrc')).toMatch(/^@console:registry=https:\/\/[\w-]+\.invalid\/$/m);
});

test('Q44 the pipelines are those of deploy/pipelines, for this repository', () => {
  newAreaRepository(root, folder, archives);
  for (const file of ['.github/workflows/release.yml', '.gitlab-ci.yml']) {
    const text = read(file);
    expect(text).toMatch(/npm ci\n[^]*npm test\n[^]*npm run -s build\n[^]*release:bucket -- publish "\$AREA"/);
    expect(text).toContain('AREA: contacts');
    expect(text).toContain('--or-live');
    expect(text).toMatch(/^(# [A-Z].*\.\n)?[\w.]/);
    expect(text).not.toMatch(/billing|bootstrap|remotes|pnpm/);
  }
});

test('Q134 a generated repository has its texts in both languages, and its tests ask for them', () => {
  newAreaRepository(root, folder, archives);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts.test).toContain('npm run -s words -- --check');
  expect(scripts.gallery).toBeDefined();
  for (const language of ['nb', 'sv']) expect(read(`words/${language}.json`)).toContain('"Contacts": ');
});

test('the README names no folder of the machine that made it', () => {
  newAreaRepository(root, folder, archives);
  expect(read('README.md')).not.toContain(folder);
  expect(read('README.md')).toContain('npm run console -- pack ../contacts/console');
});

test('a folder that is not empty, or whose name is no area’s, is refused and nothing is written', () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'notes.md'), '');
  expect(() => newAreaRepository(root, folder, archives)).toThrow(`${folder} is not empty: notes.md`);
  expect(() => newAreaRepository(root, join(folder, 'My Area'), archives)).toThrow('kebab-case');
});
