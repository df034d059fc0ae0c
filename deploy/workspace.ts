import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The repository's root. */
export const ROOT = resolve(import.meta.dirname, '..');

/** What `npm start` serves: one folder that could be put on any web server. */
export const SITE = join(ROOT, '.console/site');

export const HOST_DIR = join(ROOT, 'host');

/** Names of the areas in this repository. A folder that another branch has left without sources is none. */
export function areaNames(): string[] {
  return readdirSync(join(ROOT, 'remotes'))
    .filter((name) => existsSync(join(areaDir(name), 'package.json')))
    .sort();
}

/** The folders of the shared packages: those that bundles contain, and those of the floors `platform` and `tools`. */
export function sharedDirs(): string[] {
  return ['shared', 'shared/platform', 'shared/tools']
    .flatMap((floor) => readdirSync(join(ROOT, floor)).map((name) => join(ROOT, floor, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .sort();
}

export function areaDir(name: string): string {
  return join(ROOT, 'remotes', name);
}
