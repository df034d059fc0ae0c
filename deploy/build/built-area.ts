import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaManifestSchema } from '@console/contract';
import { demandOwnPaths } from '../area-paths';

export async function refuseMisplacedArea(dist: string): Promise<void> {
  const manifest = areaManifestSchema.parse(JSON.parse(await readFile(join(dist, 'area.json'), 'utf8')));
  await demandOwnPaths(manifest, 'built');
}
