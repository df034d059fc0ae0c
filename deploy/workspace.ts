import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The repository's root. */
export const ROOT = resolve(import.meta.dirname, '..');

/** What `npm start` serves: one folder that could be put on any web server. */
export const SITE = join(ROOT, '.console/site');

export const HOST_DIR = join(ROOT, 'host');

/** Names of the areas in this repository. */
export function areaNames(): string[] {
  return readdirSync(join(ROOT, 'remotes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

export function areaDir(name: string): string {
  return join(ROOT, 'remotes', name);
}
