import { join } from 'node:path';
import { messageOf } from '../refusal';
import { ROOT } from '../workspace';
import { packShared } from './pack-shared';

// `npm run pack [folder]`: archives for areas in other repositories.
const folder = process.argv[2] ?? join(ROOT, '.console/packages');
try {
  const archives = await packShared(folder);
  const dependencies = Object.fromEntries(archives.map(({ name, path }) => [name, `file:${path}`]));
  console.log(JSON.stringify({ dependencies }, null, 2));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
