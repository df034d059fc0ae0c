import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ignoreClosedOutput } from '../closed-output';
import { areaDir, areaNames, HOST_DIR } from '../workspace';
import { areaSize, BYTE_BUDGETS, fileSize, type Size, sumSizes } from './area-size';
import { buildPackages } from './build-packages';
import { manifestOf } from './built-area';
import { filesOfPage, firstScreen, growthOf, packagesOf } from './first-load';

// `npm run console -- size`: Brotli bytes beside the bench's budgets. Fails if anything exceeds its budget.
const HOST_DIST = join(HOST_DIR, 'dist');

function print(name: string, { raw, brotli }: Size, budget?: { brotli?: number; raw?: number }): void {
  const within = (budget?.brotli ?? brotli) >= brotli && (budget?.raw ?? raw) >= raw;
  if (!within) process.exitCode = 1;
  const verdict = budget
    ? `${within ? 'ok  ' : 'over'} ${budget.brotli ?? ''}${budget.raw ? ` / ${budget.raw} raw` : ''}`
    : '';
  printRow(name, brotli, raw, verdict);
}

function printRow(name: string, brotli: number | string, raw: number | string, verdict: string): void {
  console.log(`${name.padEnd(44)}${`${brotli}`.padStart(9)}${`${raw}`.padStart(11)}   ${verdict}`);
}

ignoreClosedOutput();
await buildPackages([HOST_DIR, ...areaNames().map(areaDir)], () => {});
printRow('', 'brotli', 'raw', 'budget');

const hostSizes: Size[] = [];
for (const file of await filesOfPage(HOST_DIST)) {
  const size = await fileSize(join(HOST_DIST, file));
  hostSizes.push(size);
  print(`  ${file}`, size);
}
const host = sumSizes(hostSizes);
print('host, first load', host);

for (const name of areaNames()) {
  const dist = join(areaDir(name), 'dist');
  const { entry, visits, everything } = await areaSize(dist, await manifestOf(dist));
  const largest = Object.values(visits).reduce((a, b) => (a.brotli > b.brotli ? a : b));
  print(`${name}, entry (P3)`, entry, { brotli: BYTE_BUDGETS.P3e });
  print(`${name}, largest first visit (P3)`, largest, { brotli: BYTE_BUDGETS.P3 });
  print(`${name}, everything`, everything);
}
print('host and Manage users (P1, P2)', await firstScreen(), { brotli: BYTE_BUDGETS.P1, raw: BYTE_BUDGETS.P2 });

const packages = await packagesOf(HOST_DIST);
printRow('\npackages on the first load', 'alone', 'raw', 'budget, raw');
for (const { name, code, raw, allowance } of packages) {
  const budget = allowance ? `${`${allowance.raw}`.padEnd(8)}${allowance.reason}` : 'none';
  // Together, packages compress better.
  printRow(`  ${name}`, brotliCompressSync(code).length, raw, budget);
}
const growth = growthOf(packages);
for (const line of growth) console.error(line);
if (growth.length > 0) process.exitCode = 1;
