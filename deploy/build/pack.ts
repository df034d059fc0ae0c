import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fail } from '../refusal';
import { ROOT } from '../workspace';
import { nameArchives, packShared } from './pack-shared';

// `npm run console -- pack [folder]`: archives for other repositories, named in their package.json.
const folder = resolve(process.argv[2] ?? join(ROOT, '.console/packages'));
try {
  const archives = await packShared(folder);
  const repository = dirname(folder);
  if (process.argv[2] && existsSync(join(repository, 'package.json'))) {
    await nameArchives(repository, folder, archives);
    console.log(`${join(repository, 'package.json')} names ${archives.length} archives; npm install takes them`);
  } else {
    const dependencies = Object.fromEntries(archives.map(({ name, path }) => [name, `file:${path}`]));
    console.log(JSON.stringify({ dependencies }, null, 2));
  }
} catch (error) {
  fail(error);
}
