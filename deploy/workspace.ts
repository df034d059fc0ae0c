import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Refusal } from './refusal';

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

/**
 * Path prefixes that each area may claim: what its team cannot decide on its own. `RELEASE_AREAS` names another file
 * than this repository's, for an installation that has areas of its own.
 */
export async function allAreaPaths(): Promise<Record<string, string[]>> {
  return JSON.parse(await readFile(areasFile(), 'utf8')) as Record<string, string[]>;
}

/** Those of one area. */
export async function areaPaths(name: string): Promise<string[]> {
  const paths = (await allAreaPaths())[name];
  if (!paths) throw new Refusal(`${areasFile()} does not say which paths "${name}" may claim`);
  return paths;
}

function areasFile(): string {
  return process.env.RELEASE_AREAS ?? join(ROOT, 'deploy/areas.json');
}
