import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaManifestSchema, whyReleaseRefused } from '@console/contract';
import { allAreaPaths, areaPaths } from '../workspace';

/**
 * Refuses a build that could not go live here: a page outside of the area's prefixes, or a prefix that lies within
 * another area's, so that two areas could claim one address.
 */
export async function refuseMisplacedArea(dist: string): Promise<void> {
  const manifest = areaManifestSchema.parse(JSON.parse(await readFile(join(dist, 'area.json'), 'utf8')));
  const { name } = manifest;
  const paths = await areaPaths(name);
  for (const [other, taken] of Object.entries(await allAreaPaths())) {
    const clash = other === name ? undefined : paths.find((path) => taken.some((prefix) => overlap(prefix, path)));
    if (clash) throw new Error(`${name} may not be built: ${clash} overlaps with what "${other}" may claim`);
  }
  const here = { consoleUrl: 'http://console.invalid', origins: [], others: new Map() };
  const reason = whyReleaseRefused(name, paths, { baseUrl: '/', manifest }, here);
  if (reason) throw new Error(`${name} may not be built: ${reason}`);
}

function overlap(a: string, b: string): boolean {
  return `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);
}
