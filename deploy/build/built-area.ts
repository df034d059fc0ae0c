import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaManifestSchema } from '@console/contract';
import { allAreaPaths, areaPaths, demandOwnPaths } from '../area-paths';

/**
 * Refuses a build that could not go live here: a page outside of the area's prefixes, two pages at one path, or a
 * prefix that lies within another area's, so that both could claim one address.
 */
export async function refuseMisplacedArea(dist: string): Promise<void> {
  const manifest = areaManifestSchema.parse(JSON.parse(await readFile(join(dist, 'area.json'), 'utf8')));
  const { name } = manifest;
  const paths = await areaPaths(name);
  for (const [other, taken] of Object.entries(await allAreaPaths())) {
    const clash = other === name ? undefined : paths.find((path) => taken.some((prefix) => overlap(prefix, path)));
    if (clash) throw new Error(`${name} may not be built: ${clash} overlaps with what "${other}" may claim`);
  }
  await demandOwnPaths(manifest, 'built');
}

function overlap(a: string, b: string): boolean {
  return `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);
}
