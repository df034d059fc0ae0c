import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');

/** False in the archive for other repositories. */
export const IS_WORKSPACE = existsSync(join(ROOT, 'pnpm-workspace.yaml'));

export const SITE = join(ROOT, '.console/site');

/** For publishing and signers; no area may have this name. */
export const HOST = 'host';

export const HOST_DIR = join(ROOT, 'host');

export function areaNames(): string[] {
  return readdirSync(join(ROOT, 'remotes'))
    .filter((name) => existsSync(join(areaDir(name), 'package.json')))
    .sort();
}

export function sharedDirs(): string[] {
  return ['shared', 'shared/platform', 'shared/tools']
    .flatMap((floor) => readdirSync(join(ROOT, floor)).map((name) => join(ROOT, floor, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .sort();
}

export function areaDir(name: string): string {
  return join(ROOT, 'remotes', name);
}

export const packageDir = (name: string): string => (name === HOST ? HOST_DIR : areaDir(name));
