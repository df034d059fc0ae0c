import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspace';
import { nameArchives, withinPackage } from './pack-shared';

/* new-area.nightly.e2e.ts installs, tests and builds the archives. */
test('Q27 newer archives replace the earlier ones of a repository, and their names in its package.json', async () => {
  const repository = await mkdtemp(join(tmpdir(), 'pack-'));
  const folder = join(repository, 'console');
  await mkdir(folder);
  for (const file of ['console-ui-2.0.0-old.tgz', 'console-ui-2.0.0-new.tgz', 'console-build-1.0.0-new.tgz', 'own.tgz'])
    await writeFile(join(folder, file), '');
  const manifest = {
    dependencies: { '@console/ui': 'file:console/console-ui-2.0.0-old.tgz', react: '19.3.1' },
    overrides: { '@console/ui': '$@console/ui' },
  };
  await writeFile(join(repository, 'package.json'), JSON.stringify(manifest));

  await nameArchives(repository, folder, [
    { name: '@console/build', path: join(folder, 'console-build-1.0.0-new.tgz') },
    { name: '@console/ui', path: join(folder, 'console-ui-2.0.0-new.tgz') },
  ]);
  expect(JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'))).toEqual({
    ...manifest,
    dependencies: { '@console/ui': 'file:console/console-ui-2.0.0-new.tgz', react: '19.3.1' },
  });
  expect((await readdir(folder)).sort()).toEqual([
    'console-build-1.0.0-new.tgz',
    'console-ui-2.0.0-new.tgz',
    'own.tgz',
  ]);
  await rm(repository, { recursive: true });
});

test('Q134 a link out of a packed package names its place in the console’s repository', () => {
  const text =
    'See [style](../../docs/style.md#styles), [tokens](src/tokens.ts), [React](https://react.dev), [here](#a).';
  expect(withinPackage(text, join(ROOT, 'shared/ui'), '.')).toBe(
    "See style (`docs/style.md` of the console's repository), [tokens](src/tokens.ts), [React](https://react.dev), [here](#a).",
  );
});
