import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AreaManifest,
  developmentRefusedReason,
  filesRefusedReason,
  PathOwners,
  pathTwiceReason,
  releaseRefusedReason,
} from '@console/contract';
import { Refusal } from './refusal';
import { ROOT } from './workspace';

/**
 * Path prefixes that each area may claim, decided by those who own the host. `RELEASE_AREAS` names another file
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

/**
 * Refuses an area with a page outside of its prefixes, or with two pages at one path, by the page's name and path, and a
 * build to work with.
 */
export async function demandOwnPaths(manifest: AreaManifest, done: 'built' | 'published'): Promise<void> {
  const { name, version, pages } = manifest;
  const paths = await areaPaths(name);
  // Only paths are asked about: any address does, and there are no other areas.
  const nowhere = { consoleUrl: 'http://console.invalid', origins: [], owners: new PathOwners() };
  const reason =
    releaseRefusedReason(name, paths, { baseUrl: '/', manifest }, nowhere) ??
    filesRefusedReason(manifest) ??
    developmentRefusedReason(manifest) ??
    pathTwiceReason(pages);
  if (reason) throw new Refusal(`${name} ${version} may not be ${done}: ${reason}`);
}

function areasFile(): string {
  return process.env.RELEASE_AREAS || join(ROOT, 'deploy/areas.json');
}
