import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addWords, type Catalogue } from '@console/words';

/* Norwegian pages. Import first: texts at module scope are translated when run. */

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
