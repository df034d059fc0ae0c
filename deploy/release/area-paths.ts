import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../workspace';
import { Refusal } from './refusal';

/**
 * Path prefixes that an area may claim: what its team cannot decide on its own. `RELEASE_AREAS` names another file
 * than this repository's, for an installation that has areas of its own.
 */
export async function areaPaths(name: string): Promise<string[]> {
  const file = process.env.RELEASE_AREAS ?? join(ROOT, 'deploy/areas.json');
  const paths = (JSON.parse(await readFile(file, 'utf8')) as Record<string, string[]>)[name];
  if (!paths) throw new Refusal(`${file} does not say which paths "${name}" may claim`);
  return paths;
}
