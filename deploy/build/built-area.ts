import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AreaManifest, areaManifestSchema } from '@console/contract';
import { demandOwnPaths } from '../area-paths';

export const manifestIn = (content: Buffer | string): AreaManifest =>
  areaManifestSchema.parse(JSON.parse(content.toString()));

export const manifestOf = async (dist: string): Promise<AreaManifest> =>
  manifestIn(await readFile(join(dist, 'area.json')));

export async function refuseMisplacedArea(dist: string): Promise<void> {
  await demandOwnPaths(await manifestOf(dist), 'built');
}
