import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { newArea } from './new-area';

/* `played-documents` compiles, lints and tests the area in a clone. */
const root = resolve(__dirname, '../../../..');
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-area-'));
  for (const file of ['tsconfig.json', 'deploy/areas', 'biome.json', '.github/CODEOWNERS'])
    cpSync(join(root, file), join(copy, file), { recursive: true });
  for (const file of ['tsconfig.json', 'webpack.config.ts']) {
    cpSync(join(root, 'remotes/account-and-team', file), join(copy, 'remotes/account-and-team', file));
  }
});
afterEach(() => rmSync(copy, { recursive: true }));

const read = (path: string) => JSON.parse(readFileSync(join(copy, path), 'utf8')) as never;

function complaints(tool: string, ...args: string[]): string {
  try {
    execFileSync(join(root, 'node_modules/.bin', tool), args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

test('a new area has its paths and its place in the type check, and is formatted like the rest', () => {
  const files = newArea(copy, 'release-notes');
  expect(files).toContain(join(copy, 'remotes/release-notes/src/area.ts'));
  expect(read('deploy/areas/release-notes.json')).toEqual(['/admin/release-notes']);
  const { references } = read('tsconfig.json') as { references: { path: string }[] };
  const paths = references.map(({ path }) => path);
  expect(paths.indexOf('remotes/release-notes')).toBeLessThan(paths.indexOf('deploy'));
  expect(readFileSync(join(copy, 'remotes/release-notes/README.md'), 'utf8')).toMatch(/^# Release notes\n/);
  expect(readFileSync(join(copy, '.github/CODEOWNERS'), 'utf8')).toMatch(
    /^\/remotes\/release-notes\/ +@console\/release-notes$/m,
  );
  expect(complaints('biome', 'check', 'remotes/release-notes/src')).toBe('');
}, 60_000);

test('each package that a new area lists is imported by it, or excused by knip.json because the build reads it', () => {
  const folder = 'remotes/release-notes';
  newArea(copy, 'release-notes');
  const sources = readdirSync(join(copy, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(copy, folder, 'src', file), 'utf8'));
  const { dependencies } = read(`${folder}/package.json`) as { dependencies: object };
  const unused = Object.keys(dependencies).filter(
    (name) => name !== 'react' && !sources.some((text) => text.includes(`'${name}`)),
  );
  const { workspaces } = JSON.parse(readFileSync(join(root, 'knip.json'), 'utf8')) as {
    workspaces: Record<string, { ignoreDependencies: string[] }>;
  };
  const excused = workspaces['remotes/*']?.ignoreDependencies.map((pattern) => new RegExp(`^${pattern}$`)) ?? [];
  expect(unused).toContain('@console/router');
  expect(unused.filter((name) => !excused.some((pattern) => pattern.test(name)))).toEqual([]);
});

test('a name that is taken, wrong, or within the paths of another area is refused and nothing is written', () => {
  newArea(copy, 'release-notes');
  expect(() => newArea(copy, 'release-notes')).toThrow('exists already');
  expect(() => newArea(copy, 'Release Notes')).toThrow('kebab-case');
  expect(() => newArea(copy, 'host')).toThrow('host is published under it');
  expect(() => newArea(copy, 'releases')).toThrow('/system/releases, the address of its panel, is a page of the host');
  expect(() => newArea(copy, 'team')).toThrow('/admin/team belongs to "account-and-team"');
  expect(readdirSync(join(copy, 'deploy/areas'))).toHaveLength(readdirSync(join(root, 'deploy/areas')).length + 1);
});
