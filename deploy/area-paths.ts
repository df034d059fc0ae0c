import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './workspace';
import { Refusal } from './refusal';

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
