import { appendFile, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import {
  type AreaRelease,
  areaManifestSchema,
  type Registry,
  registryAreaSchema,
  registrySchema,
  whyAreaRefused,
} from '@console/contract';
import areaPaths from './areas.json' with { type: 'json' };
import { readIfThere, replaceFile } from './files';

/**
 * The registry of a site; an empty one when nothing was promoted yet. Areas that this contract does not know how to
 * read, such as those that an older checkout left behind, are not in it; no host could open them.
 */
export async function readRegistry(site: string): Promise<Registry> {
  const content = await readIfThere(join(site, 'registry.json'));
  const registry = registrySchema.parse(content ? JSON.parse(content.toString()) : { schema: 1, areas: {} });
  const areas = Object.entries(registry.areas).flatMap(([name, entry]) => {
    const area = registryAreaSchema.safeParse(entry);
    return area.success ? [[name, area.data] as const] : [];
  });
  return { ...registry, areas: Object.fromEntries(areas) };
}

/**
 * Makes a published version of an area the live one. Refuses what the host would refuse, replaces the
 * registry in one step, and leaves a line in `registry-audit.log`. Touches nothing else.
 */
export async function promote(site: string, name: string, version: string): Promise<void> {
  const registry = await readRegistry(site);
  const before = registry.areas[name]?.current;
  if (before?.manifest.version === version) return;

  const release = await publishedRelease(site, name, version);
  const next = withRelease(registry, name, release, before);
  const reason = whyRefused(next, name);
  if (reason) throw new Error(`${name} ${version} cannot go live: ${reason}`);

  await replaceFile(join(site, 'registry.json'), `${JSON.stringify(next, null, 2)}\n`);
  const line = [
    new Date().toISOString(),
    userInfo().username,
    'promote',
    name,
    before?.manifest.version ?? '-',
    version,
  ];
  await appendFile(join(site, '..', 'registry-audit.log'), `${line.join(' ')}\n`);
}

/** The registry with one area on another version; the version that was live becomes the previous one. */
export function withRelease(registry: Registry, name: string, current: AreaRelease, previous?: AreaRelease): Registry {
  const paths = (areaPaths as Record<string, string[]>)[name];
  if (!paths) throw new Error(`deploy/areas.json does not say which paths "${name}" may claim`);
  return { ...registry, areas: { ...registry.areas, [name]: { paths, current, previous } } };
}

async function publishedRelease(site: string, name: string, version: string): Promise<AreaRelease> {
  const path = join('areas', name, version);
  const content = await readFile(join(site, path, 'area.json'), 'utf8').catch(() => {
    throw new Error(`${name} ${version} has not been published`);
  });
  return { baseUrl: `/${path}/`, manifest: areaManifestSchema.parse(JSON.parse(content)) };
}

// Folders of a site are relative, so any address stands for the console's.
function whyRefused({ origins, areas }: Registry, name: string): string | undefined {
  const { [name]: area, ...rest } = areas;
  const context = { consoleUrl: 'http://console.invalid', origins, others: new Map(Object.entries(rest)) };
  return area && whyAreaRefused(name, area, context);
}
