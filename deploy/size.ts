import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { areaManifestSchema } from '@console/contract';
import { buildPackages } from './build-packages';
import { areaDir, areaNames, HOST_DIR } from './workspace';

// `npm run size`: what travels, in Brotli bytes, beside the budgets that the bench measures in a browser.
const FIRST_LOAD_BUDGET = 190_000;
const PARSED_BUDGET = 700_000;
const ENTRY_BUDGET = 7_000;
const AREA_BUDGET = 35_000;

interface Size {
  raw: number;
  brotli: number;
}

async function sizeOf(path: string): Promise<Size> {
  const content = await readFile(path);
  return { raw: content.length, brotli: brotliCompressSync(content).length };
}

const sum = (sizes: readonly Size[]): Size =>
  sizes.reduce((a, b) => ({ raw: a.raw + b.raw, brotli: a.brotli + b.brotli }), { raw: 0, brotli: 0 });

function print(name: string, { raw, brotli }: Size, budget?: { brotli?: number; raw?: number }): void {
  const within = (budget?.brotli ?? brotli) >= brotli && (budget?.raw ?? raw) >= raw;
  const verdict = budget
    ? `${within ? 'ok  ' : 'over'} ${budget.brotli ?? ''}${budget.raw ? ` / ${budget.raw} raw` : ''}`
    : '';
  console.log(`${name.padEnd(44)}${`${brotli}`.padStart(9)}${`${raw}`.padStart(11)}   ${verdict}`);
}

/** Scripts and styles that the page asks for before anyone has clicked. */
async function firstLoad(): Promise<string[]> {
  const page = await readFile(join(HOST_DIR, 'dist/index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
}

await buildPackages([HOST_DIR, ...areaNames().map(areaDir)], () => {});
console.log(`${''.padEnd(44)}${'brotli'.padStart(9)}${'raw'.padStart(11)}   budget`);

const hostSizes: Size[] = [];
for (const file of await firstLoad()) {
  hostSizes.push(await sizeOf(join(HOST_DIR, 'dist', file)));
  print(`  ${file}`, hostSizes.at(-1) as Size);
}
const host = sum(hostSizes);
print('host, first load', host);

for (const name of areaNames()) {
  const dist = join(areaDir(name), 'dist');
  const manifest = areaManifestSchema.parse(JSON.parse(await readFile(join(dist, 'area.json'), 'utf8')));
  const scripts = (await readdir(dist)).filter((file) => file.endsWith('.js'));
  const sizesOf = (files: Iterable<string>) => Promise.all([...files].map((file) => sizeOf(join(dist, file))));
  const visits = Object.values(manifest.chunks).map((chunks) => new Set([...manifest.preload, ...chunks]));
  const pages = (await Promise.all(visits.map(sizesOf))).map(sum);
  const largest = pages.reduce((a, b) => (a.brotli > b.brotli ? a : b));
  print(`${name}, entry (P3)`, await sizeOf(join(dist, manifest.entry)), { brotli: ENTRY_BUDGET });
  print(`${name}, largest first visit (P3)`, largest, { brotli: AREA_BUDGET });
  print(`${name}, everything`, sum(await sizesOf(scripts)));
  print(`host with that visit (P1, P2)`, sum([host, largest]), { brotli: FIRST_LOAD_BUDGET, raw: PARSED_BUDGET });
}
