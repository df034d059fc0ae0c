import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Hashes by path, through links: sites share files. */
export async function contentsOf(site: string, below = ''): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  for (const name of await readdir(join(site, below))) {
    const path = join(below, name);
    if ((await stat(join(site, path))).isDirectory()) {
      for (const [inner, hash] of await contentsOf(site, path)) contents.set(inner, hash);
    } else {
      const content = await readFile(join(site, path));
      contents.set(path, createHash('sha256').update(content).digest('hex'));
    }
  }
  return contents;
}

export function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}
