import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { AreaManifest } from '@console/contract';

export interface Size {
  raw: number;
  brotli: number;
}

/** By time of fetching. Published folders give Brotli sizes from `.br` files. */
export interface AreaSize {
  entry: Size;
  visits: Record<string, Size>;
  everything: Size;
}

/** Bytes; the bench and `docs/quality.md` have the same. */
export const BYTE_BUDGETS = { P1: 203_000, P2: 745_000, P3: 30_000, P3e: 3_200 } as const;

export async function areaSize(folder: string, manifest: AreaManifest): Promise<AreaSize> {
  // English readers fetch no catalogue.
  const scripts = Object.keys(manifest.files).filter((file) => file.endsWith('.js'));
  const files = await Promise.all(scripts.map(async (file) => [file, await fileSize(join(folder, file))] as const));
  const sizes = new Map(files);
  const together = (names: Iterable<string>) => sumSizes([...new Set(names)].flatMap((name) => sizes.get(name) ?? []));
  const visits = Object.entries(manifest.chunks).map(
    ([page, chunks]) => [page, together([...manifest.preload, ...chunks])] as const,
  );
  return {
    entry: together([manifest.entry]),
    visits: Object.fromEntries(visits),
    everything: together(sizes.keys()),
  };
}

export async function fileSize(path: string): Promise<Size> {
  const content = await readFile(path);
  const compressed = await stat(`${path}.br`).catch(() => undefined);
  return { raw: content.length, brotli: compressed?.size ?? brotliCompressSync(content).length };
}

export function sumSizes(sizes: readonly Size[]): Size {
  return sizes.reduce((a, b) => ({ raw: a.raw + b.raw, brotli: a.brotli + b.brotli }), { raw: 0, brotli: 0 });
}
