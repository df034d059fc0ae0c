import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace';

const foldersOf = (parent: string) =>
  readdirSync(join(root, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')));

const areas = foldersOf('remotes');
const shared = foldersOf('shared');
/** In no bundle, so no area depends on their versions. */
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
