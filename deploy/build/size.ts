import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaManifestSchema } from '@console/contract';
import { areaDir, areaNames, HOST_DIR } from '../workspace';
import { areaSize, ENTRY_BUDGET, fileSize, type Size, sumSizes, VISIT_BUDGET } from './area-size';
import { buildPackages } from './build-packages';

// `npm run size`: Brotli bytes of each part, beside the budgets that the bench measures in a browser.
const FIRST_LOAD_BUDGET = 205_000;
const PARSED_BUDGET = 740_000;

function print(name: string, { raw, brotli }: Size, budget?: { brotli?: number; raw?: number }): void {
  const within = (budget?.brotli ?? brotli) >= brotli && (budget?.raw ?? raw) >= raw;
  const verdict = budget
    ? `${within ? 'ok  ' : 'over'} ${budget.brotli ?? ''}${budget.raw ? ` / ${budget.raw} raw` : ''}`
    : '';
  console.log(`${name.padEnd(44)}${`${brotli}`.padStart(9)}${`${raw}`.padStart(11)}   ${verdict}`);
}

/** Scripts and styles that the page includes or requests before the first click. */
async function firstLoad(): Promise<string[]> {
  const page = await readFile(join(HOST_DIR, 'dist/index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
}

await buildPackages([HOST_DIR, ...areaNames().map(areaDir)], () => {});
console.log(`${''.padEnd(44)}${'brotli'.padStart(9)}${'raw'.padStart(11)}   budget`);

const hostSizes: Size[] = [];
for (const file of await firstLoad()) {
  const size = await fileSize(join(HOST_DIR, 'dist', file));
  hostSizes.push(size);
  print(`  ${file}`, size);
}
const host = sumSizes(hostSizes);
print('host, first load', host);

for (const name of areaNames()) {
  const dist = join(areaDir(name), 'dist');
  const manifest = areaManifestSchema.parse(JSON.parse(await readFile(join(dist, 'area.json'), 'utf8')));
  const { entry, visits, everything } = await areaSize(dist, manifest);
  const largest = Object.values(visits).reduce((a, b) => (a.brotli > b.brotli ? a : b));
  print(`${name}, entry (P3)`, entry, { brotli: ENTRY_BUDGET });
  print(`${name}, largest first visit (P3)`, largest, { brotli: VISIT_BUDGET });
  print(`${name}, everything`, everything);
  print(`host with that visit (P1, P2)`, sumSizes([host, largest]), { brotli: FIRST_LOAD_BUDGET, raw: PARSED_BUDGET });
}
