import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { newArea } from './new-area';

const root = resolve(__dirname, '../../..');
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-area-'));
  for (const file of ['tsconfig.json', 'deploy/areas.json', 'biome.json', '.github/CODEOWNERS'])
    cpSync(join(root, file), join(copy, file));
  for (const file of ['tsconfig.json', 'webpack.config.ts']) {
    cpSync(join(root, 'remotes/account-and-team', file), join(copy, 'remotes/account-and-team', file));
  }
});
afterEach(() => rmSync(copy, { recursive: true }));

const read = (path: string) => JSON.parse(readFileSync(join(copy, path), 'utf8')) as never;

/** What a tool of the workspace says about the copy. */
function complaints(tool: string, ...args: string[]): string {
  try {
    execFileSync(join(root, 'node_modules/.bin', tool), args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

test('a new area has its paths and its place in the type check, and is formatted as the rest is', () => {
  const files = newArea(copy, 'release-notes');
  expect(files).toContain(join(copy, 'remotes/release-notes/src/area.ts'));
  expect(read('deploy/areas.json')).toMatchObject({ 'release-notes': ['/admin/release-notes'] });
  const { references } = read('tsconfig.json') as { references: { path: string }[] };
  const paths = references.map(({ path }) => path);
  expect(paths.indexOf('remotes/release-notes')).toBeLessThan(paths.indexOf('deploy'));
  expect(readFileSync(join(copy, 'remotes/release-notes/README.md'), 'utf8')).toMatch(/^# Release notes\n/);
  expect(readFileSync(join(copy, '.github/CODEOWNERS'), 'utf8')).toMatch(
    /^\/remotes\/release-notes\/ +@console\/release-notes$/m,
  );
  expect(complaints('biome', 'format', 'remotes/release-notes/src')).toBe('');
}, 60_000);

test('a new area passes the type check and the linter as it is', () => {
  newArea(copy, 'release-notes');
  const area = 'remotes/release-notes';
  symlinkSync(join(root, 'remotes/account-and-team/node_modules'), join(copy, area, 'node_modules'));
  const compilerOptions = {
    composite: false,
    incremental: false,
    noEmit: true,
    emitDeclarationOnly: false,
    typeRoots: [join(root, 'node_modules/@types')],
    types: ['node', 'jest', join(root, 'node_modules/@testing-library/jest-dom')],
  };
  const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions, include: [area] };
  writeFileSync(join(copy, 'tsconfig.check.json'), JSON.stringify(config));
  const found = complaints('tsc', '-p', 'tsconfig.check.json').split('\n');
  // The rest of the workspace is checked elsewhere.
  expect(found.filter((line) => line.startsWith('remotes/'))).toEqual([]);

  const rules = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Record<string, unknown>;
  const jsPlugins = (rules.jsPlugins as string[]).map((plugin) => resolve(root, plugin));
  const options = { ...(rules.options as object), typeAware: false };
  writeFileSync(join(copy, '.oxlintrc.json'), JSON.stringify({ ...rules, jsPlugins, options }));
  expect(complaints('oxlint', '-c', '.oxlintrc.json', `${area}/src`)).toBe('');
}, 60_000);

test('a name that is taken, wrong, or within the paths of another area is refused and nothing is written', () => {
  newArea(copy, 'release-notes');
  expect(() => newArea(copy, 'release-notes')).toThrow('exists already');
  expect(() => newArea(copy, 'Release Notes')).toThrow('kebab-case');
  expect(() => newArea(copy, 'host')).toThrow('published under that name');
  expect(() => newArea(copy, 'team')).toThrow('/admin/team belongs to "account-and-team"');
  expect(Object.keys(read('deploy/areas.json'))).toHaveLength(
    Object.keys(JSON.parse(readFileSync(join(root, 'deploy/areas.json'), 'utf8')) as object).length + 1,
  );
});
