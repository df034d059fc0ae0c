import { join } from 'node:path';
import { fail } from '../refusal';
import { areaNames, HOST, HOST_DIR, packageDir } from '../workspace';
import { buildPackages } from './build-packages';
import { refuseGrowth, refuseLargeScreen, refuseLargeVisits } from './first-load';

// `npm run build [host|area …]`: named packages, or all. Fails above a byte budget.
const names = process.argv.slice(2);
const dirs = (names.length > 0 ? names : [HOST, ...areaNames()]).map(packageDir);
try {
  await buildPackages(dirs, console.log);
  if (dirs.includes(HOST_DIR)) await refuseGrowth(join(HOST_DIR, 'dist'));
  for (const dir of dirs) if (dir !== HOST_DIR) await refuseLargeVisits(join(dir, 'dist'));
  if (names.length === 0) await refuseLargeScreen();
} catch (error) {
  fail(error);
}
