import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { Refusal } from '../refusal';
import { areaDir, HOST_DIR } from '../workspace';
import { areaSize, BYTE_BUDGETS, fileSize, type Size, sumSizes } from './area-size';
import { manifestOf } from './built-area';

/*
 * Packages on the first load, by source maps; `size` and `npm run build` fail above a package's budget.
 */

/** Minified bytes. */
interface Allowance {
  raw: number;
  reason: string;
}

/** A scope such as `@emotion` means all its packages. */
export const FIRST_LOAD: Readonly<Record<string, Allowance>> = {
  'react-dom': { raw: 208_700, reason: 'draws everything' },
  'shared/ui': { raw: 162_700, reason: 'the design system: what frame, lists, toasts and dialogs are made of' },
  '@module-federation': { raw: 43_100, reason: 'gives areas the singletons' },
  host: { raw: 67_200, reason: 'sign-in, frame, navigation, gates, loading of areas' },
  zod: { raw: 37_000, reason: 'checks configuration, registry and answers' },
  '@tanstack': { raw: 36_500, reason: 'the query cache' },
  'react-router': { raw: 17_500, reason: 'matching and contexts of the router' },
  webpack: { raw: 24_750, reason: 'its runtime: modules, chunks, shared modules' },
  'shared/session': { raw: 16_000, reason: 'token, rights and company' },
  'lucide-react': { raw: 13_300, reason: 'icons of the frame and of shared components' },
  'shared/contract': { raw: 11_500, reason: 'schemas and rules of the registry, the gate' },
  react: { raw: 8_500, reason: 'components and hooks' },
  'shared/http': { raw: 6_450, reason: 'token, errors, early and lost answers, versions of edits' },
  'shared/router': { raw: 5_500, reason: 'history, navigation, links and blocker' },
  scheduler: { raw: 4_200, reason: "React's queue of work" },
  'shared/pages': { raw: 1_700, reason: 'routes of the pages of areas' },
  'shared/api': { raw: 2_500, reason: "the session's calls and their schemas" },
  'shared/browser': { raw: 2_800, reason: 'stores, storage, deadlines, focus' },
  'shared/schema': { raw: 2_400, reason: 'the part of zod that code of ours uses, spelling of what people paste' },
  'shared/query': { raw: 1_800, reason: 'queries of calls' },
  'react-error-boundary': { raw: 1_600, reason: 'contains failures of pages' },
  'shared/product': { raw: 1_000, reason: 'the photo of the signed-in person' },
  'shared/words': { raw: 1_350, reason: 'texts in the language of the reader' },
  zustand: { raw: 700, reason: 'stores' },
};

export interface PackageSize {
  name: string;
  code: string;
  raw: number;
  allowance: Allowance | undefined;
}

export async function filesOfPage(dist: string): Promise<string[]> {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
}

export async function packagesOf(dist: string): Promise<PackageSize[]> {
  const scripts = (await filesOfPage(dist)).filter((file) => /^assets\/(main|platform)\./.test(file));
  const code = new Map<string, string>();
  for (const script of scripts) {
    const [text, map] = await Promise.all([script, `${script}.map`].map((file) => readFile(join(dist, file), 'utf8')));
    for (const [source, piece] of piecesOf(text ?? '', map ?? '')) {
      const name = packageOf(source);
      code.set(name, (code.get(name) ?? '') + piece);
    }
  }
  return [...code]
    .map(([name, text]) => ({ name, code: text, raw: Buffer.byteLength(text), allowance: FIRST_LOAD[name] }))
    .sort((one, other) => other.raw - one.raw);
}

export function growthOf(packages: readonly PackageSize[]): string[] {
  return packages.flatMap(({ name, raw, allowance }) => {
    if (!allowance) return `${name} is on the first load with ${raw} bytes and has no budget and reason there`;
    return raw > allowance.raw ? `${name} has ${raw} bytes on the first load; its budget is ${allowance.raw}` : [];
  });
}

/** P1, P2: the host's page and Manage users. */
export async function firstScreen(): Promise<Size> {
  const host = join(HOST_DIR, 'dist');
  const area = join(areaDir('account-and-team'), 'dist');
  const { preload, chunks } = await manifestOf(area);
  if (!chunks.users) throw new Error('account-and-team has no page "users"');
  const ofHost = (await filesOfPage(host)).map((file) => join(host, file));
  const ofArea = [...preload, ...chunks.users].map((file) => join(area, file));
  return sumSizes(await Promise.all([...ofHost, ...ofArea].map(fileSize)));
}

/** @throws Refusal above P1 or P2 */
export async function refuseLargeScreen(): Promise<void> {
  const { brotli, raw } = await firstScreen();
  const { P1, P2 } = BYTE_BUDGETS;
  if (brotli > P1 || raw > P2)
    throw new Refusal(`The first screen has ${brotli} bytes, ${raw} parsed; its budgets are ${P1}, ${P2}`);
}

/** @throws Refusal above P3 */
export async function refuseLargeVisits(dist: string): Promise<void> {
  const manifest = await manifestOf(dist);
  const { entry, visits } = await areaSize(dist, manifest);
  const over = Object.entries(visits).filter(([, { brotli }]) => brotli > BYTE_BUDGETS.P3);
  const lines = over.map(
    ([page, { brotli }]) => `${page} loads ${brotli} bytes at its first visit; its budget is ${BYTE_BUDGETS.P3}`,
  );
  if (entry.brotli > BYTE_BUDGETS.P3e)
    lines.push(`The entry has ${entry.brotli} bytes; its budget is ${BYTE_BUDGETS.P3e}`);
  if (lines.length > 0) throw new Refusal(`${manifest.name}: ${lines.join('\n')}`);
}

/** @throws Refusal if a package exceeds its budget or has none */
export async function refuseGrowth(dist: string): Promise<void> {
  const growth = growthOf(await packagesOf(dist));
  if (growth.length > 0) throw new Refusal(`${growth.join('\n')}\nBudgets and reasons: deploy/build/first-load.ts`);
}

/** Undefined for webpack's additions. */
function* piecesOf(text: string, map: string): Generator<[source: string | undefined, piece: string]> {
  const sources = new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0]);
  for (const [at, line] of text.split('\n').entries()) {
    let start = 0;
    let current: string | undefined;
    for (let column = 0; column <= line.length; column += 1) {
      const entry = sources.findEntry(at, column);
      const isMapped = 'generatedLine' in entry && entry.generatedLine === at;
      const source = isMapped ? ((entry.originalSource as string | null) ?? undefined) : undefined;
      if (source === current && column < line.length) continue;
      if (column > start) yield [current, line.slice(start, column)];
      start = column;
      current = source;
    }
  }
}

function packageOf(source: string | undefined): string {
  if (source === undefined || source.startsWith('webpack://console/webpack/')) return 'webpack';
  const library = [...source.matchAll(/node_modules\/(?!\.)([^/]+)/g)].at(-1)?.[1];
  if (library) return library;
  const sharedPackage = /\/(shared\/[\w-]+)\//.exec(source)?.[1];
  return sharedPackage ?? (source.includes('.federation') ? '@module-federation' : 'host');
}
