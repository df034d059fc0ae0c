import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registry, registrySchema } from '@console/contract';

/** Nobody opens the copies, so they have no files. */
export async function addAreas(site: string, count: number): Promise<void> {
  const path = join(site, 'registry.json');
  const text = await readFile(path, 'utf8');
  registrySchema.parse(JSON.parse(text));
  const registry = JSON.parse(text) as Registry;
  const template = JSON.stringify(registry.areas['attribute-store']);
  for (let at = Object.keys(registry.areas).length; at < count; at++) {
    const copy = template
      .replaceAll('attribute-store', `attribute-store-${at}`)
      .replaceAll('attribute_store', `attribute_store_${at}`)
      .replaceAll('/admin/attributestore', `/admin/attributestore-${at}`)
      // Distinct: repeated hashes compress to nothing.
      .replace(/sha256-[^"]+/g, () => `sha256-${randomBytes(32).toString('base64')}`);
    registry.areas[`attribute-store-${at}`] = JSON.parse(copy) as Registry['areas'][string];
  }
  // The file is a link to the installations' common file.
  await rm(path);
  await writeFile(path, JSON.stringify(registry));
}
