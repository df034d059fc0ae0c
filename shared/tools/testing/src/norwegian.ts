import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addWords, type Catalogue } from '@console/words';

/*
 * Pages of the test are Norwegian. It must be the first import of the test file: texts at module scope are translated
 * when their module runs.
 */

/** The catalogue of the test's own package, then those of the shared packages, which lie beside `@console/words`. */
function catalogues(): string[] {
  const shared = join(dirname(require.resolve('@console/words')), '../..');
  const folders = [
    ownPackage(expect.getState().testPath ?? ''),
    ...readdirSync(shared).map((name) => join(shared, name)),
  ];
  return folders.map((folder) => join(folder, 'words/nb.json')).filter((file) => existsSync(file));
}

const ownPackage = (file: string): string =>
  existsSync(join(dirname(file), 'package.json')) ? dirname(file) : ownPackage(dirname(file));

for (const file of catalogues()) addWords('nb', JSON.parse(readFileSync(file, 'utf8')) as Catalogue);
