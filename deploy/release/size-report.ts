import { join } from 'node:path';
import { type AreaRelease } from '@console/contract';
import { type AreaSize, areaSize, BYTE_BUDGETS, type Size } from '../build/area-size';
import { readIfThere } from '../files';
import { SERVED_FROM } from './served';
import { publishedArea, versionFolder } from './site';
import { textTable } from './text-table';

/** Brotli bytes, new and before; null for files elsewhere. */
export interface SizeLine {
  part: string;
  now: number;
  before?: number | null | undefined;
  budget?: number | undefined;
}

/** Undefined for files on another server or in a bucket. */
export async function sizeReport(
  site: string,
  release: AreaRelease,
  live?: AreaRelease,
): Promise<SizeLine[] | undefined> {
  const now = await sizeOf(site, release);
  if (!now) return undefined;
  const liveSize = live && ((await sizeOf(site, live)) ?? null);
  const part = (name: string, measure: (size: AreaSize) => Size | undefined, budget?: number): SizeLine[] => {
    const size = measure(now);
    return size ? [{ part: name, now: size.brotli, before: liveSize && measure(liveSize)?.brotli, budget }] : [];
  };
  return [
    ...part('entry', (size) => size.entry, BYTE_BUDGETS.P3e),
    ...Object.keys(now.visits).flatMap((page) =>
      part(`first visit: ${page}`, (size) => size.visits[page], BYTE_BUDGETS.P3),
    ),
    ...part('everything', (size) => size.everything),
  ];
}

export function sizeText(lines: readonly SizeLine[]): string {
  const isWorthALine = ({ part, now, before, budget }: SizeLine) =>
    !part.startsWith('first visit') || now !== before || now > (budget ?? now);
  const visibleLines = lines.filter(isWorthALine);
  const rows = visibleLines.map((line) => [line.part, `${line.now}`, difference(line), verdict(line)]);
  const table = textTable([['Brotli bytes', 'now', 'against live', ''], ...rows], { right: [1, 2] });
  const same = lines.length - visibleLines.length;
  return same > 0 ? `${table}\n${same} ${same === 1 ? 'page' : 'pages'} as before` : table;
}

function difference({ now, before }: SizeLine): string {
  if (before === undefined) return 'new';
  if (before === null) return '';
  if (before === now) return '=';
  return `${now > before ? '+' : '−'}${Math.abs(now - before)} (${((Math.abs(now - before) / before) * 100).toFixed(1)} %)`;
}

function verdict({ now, budget }: SizeLine): string {
  return budget !== undefined && now > budget ? `over its budget of ${budget}` : '';
}

async function sizeOf(site: string, { baseUrl, manifest }: AreaRelease): Promise<AreaSize | undefined> {
  if (!baseUrl.startsWith('/')) return undefined;
  const { name, version } = manifest;
  const folder = versionFolder(site, name, version);
  // Cleaned away.
  if ((await readIfThere(join(folder, SERVED_FROM))) || !(await readIfThere(join(folder, 'area.json'))))
    return undefined;
  const published = await publishedArea(site, name, version);
  return areaSize(folder, published.manifest);
}
