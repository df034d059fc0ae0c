import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { COMMANDS } from './console';
import { root } from './workspace';

const foldersOf = (parent: string) =>
  readdirSync(join(root, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')));

const areas = foldersOf('remotes');
const shared = foldersOf('shared');
/** No bundle contains these, so no area depends on their versions. */
const unshipped = [...foldersOf('shared/platform'), ...foldersOf('shared/tools')];
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifestOf = (folder: string) => JSON.parse(read(`${folder}/package.json`)) as Record<string, unknown>;

test.each(['host', 'deploy', 'e2e', ...areas, ...shared, ...unshipped])(
  '%s is named by its folder and belongs to its owner',
  (folder) => {
    expect(manifestOf(folder)).toMatchObject({
      name: `@console/${folder.split('/').at(-1)}`,
      private: true,
      license: 'UNLICENSED',
      type: 'module',
    });
  },
);

test.each(['host', ...areas, ...shared])('the changelog of %s begins with its version', (folder) => {
  expect(/^## (\S+)/m.exec(read(`${folder}/CHANGELOG.md`))?.[1]).toBe(manifestOf(folder).version);
});

test('every area has its reviewers', () => {
  const owners = read('.github/CODEOWNERS');
  for (const area of areas) expect(owners).toMatch(new RegExp(`^/${area}/ +@console/${area.split('/')[1]}$`, 'm'));
});

interface Locked {
  name: string;
  version: string;
  node: string;
}

function locked(): Locked[] {
  const [, packages = ''] = /^packages:\n([^]*?)^snapshots:/m.exec(read('pnpm-lock.yaml')) ?? [];
  return packages.split(/\n\n/).flatMap((block) => {
    const [, name = '', version = ''] = /^\s*'?(@?[^@\s]+)@([^:']+)'?:/.exec(block) ?? [];
    const [, node = '*'] = /engines: \{.*?node: '?([^',}]+)/.exec(block) ?? [];
    return name ? [{ name, version, node }] : [];
  });
}

/** These declare a later Node, and the named tests run them. */
const TESTED_ON_OLDEST: Record<string, string> = {
  '@testing-library/jest-dom': 'every route test',
  cookie: 'every route test, which sends its requests to the sandbox through it',
  ky: 'shared/http/src/client.test.ts; elsewhere it runs in browsers',
};

test('packages that declare a later Node than our oldest are those that tests prove to run on it', () => {
  const { engines } = manifestOf('.') as { engines: { node: string } };
  const oldest = `${engines.node.replace('>=', '')}.0`;
  expect(locked().length).toBeGreaterThan(500);
  const later = locked().filter(({ node }) => !satisfies(oldest, node));
  expect(later.map(({ name }) => name).sort()).toEqual(Object.keys(TESTED_ON_OLDEST).sort());
});

test('a version that is held back has its reason beside it', () => {
  const { packageRules } = JSON.parse(read('.github/renovate.json')) as { packageRules: Record<string, unknown>[] };
  const held = packageRules.filter((rule) => rule.allowedVersions !== undefined);
  expect(held.map(({ matchPackageNames }) => matchPackageNames)).toEqual([
    ['webpack'],
    ['react-router-dom'],
    ['@types/node'],
  ]);
  for (const { description } of held) expect(description).toMatch(/\.$/);
  const [, overrides = ''] = /^overrides:\n([^]*?)^\w/m.exec(read('pnpm-workspace.yaml')) ?? [];
  const unexplained = [...overrides.matchAll(/^(?<! *#.*\n) {2}[^ #].*$/gm)].map(([line]) => line);
  expect(unexplained).toEqual([]);
});

test.each(['esbuild', 'express'])('there is one version of %s', (name) => {
  expect(locked().flatMap((one) => (one.name === name ? one.version : []))).toHaveLength(1);
});

test('`npm run console -- audit` fails if the registry does not answer', () => {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
  const command = `${COMMANDS.audit?.[0]} --config.registry=http://127.0.0.1:9/ --config.fetch-retries=0`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });
  expect(stdout + stderr).toMatch(/127\.0\.0\.1:9/);
  expect(status).not.toBe(0);
});
