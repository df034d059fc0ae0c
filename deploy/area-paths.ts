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
 * Path prefixes that each area may claim, decided by the owners of the host. An installation with areas of its own
 * names its file in `RELEASE_AREAS`.
 */
export async function allAreaPaths(): Promise<Record<string, string[]>> {
  return JSON.parse(await readFile(areasFile(), 'utf8')) as Record<string, string[]>;
}

/** Path prefixes of one area. */
export async function areaPaths(name: string): Promise<string[]> {
  const paths = (await allAreaPaths())[name];
  if (!paths) throw new Refusal(`${areasFile()} does not say which paths "${name}" may claim`);
  return paths;
}

/**
 * Refuses an area that has a page outside of its prefixes, two pages at one path, or a build for development. The
 * message names the page.
 */
export async function demandOwnPaths(manifest: AreaManifest, done: 'built' | 'published'): Promise<void> {
  const { name, version, pages } = manifest;
  const paths = await areaPaths(name);
  // The address is a filler: only paths are compared, and no other area takes part.
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
