import { type Registry, registryAreaSchema, registrySchema } from '@console/contract';
import { readIfThere } from '../files';
import { siteFiles } from './site-files';

/** A site's registry as its file has it, and as this contract reads it. */
export interface RegistryFile {
  /** Everything, also what this contract does not know. A change of one area keeps all of it. */
  document: { areas: Record<string, unknown> };
  /** Areas that can be read. Others, such as what an older checkout left behind, are not in it; no host opens them. */
  registry: Registry;
}

/** The registry of a site; an empty one when nothing was promoted yet. */
export async function readRegistryFile(site: string): Promise<RegistryFile> {
  const content = await readIfThere(siteFiles(site).registry);
  const document: unknown = content ? JSON.parse(content.toString()) : { schema: 1, origins: [], areas: {} };
  const registry = registrySchema.parse(document);
  const areas = Object.entries(registry.areas).flatMap(([name, entry]) => {
    const area = registryAreaSchema.safeParse(entry);
    return area.success ? [[name, area.data] as const] : [];
  });
  return {
    document: document as RegistryFile['document'],
    registry: { ...registry, areas: Object.fromEntries(areas) },
  };
}

/** What is live in a site, as far as this contract reads it. */
export async function readRegistry(site: string): Promise<Registry> {
  return (await readRegistryFile(site)).registry;
}
