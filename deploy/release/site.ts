import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  type AreaManifest,
  type AreaRelease,
  areaManifestSchema,
  type HostManifest,
  hostManifestSchema,
  type Registry,
  registryAreaSchema,
  registrySchema,
} from '@console/contract';
import { readIfThere } from '../files';
import { Refusal } from '../refusal';

/** The name under which the host is published; no area may have it. */
export const HOST = 'host';

/**
 * Where things are in a site, and in the folder beside it, which no web server serves: what the release tool keeps
 * for itself.
 */
export function siteFiles(site: string) {
  const records = `${resolve(site)}-releases`;
  return {
    records,
    registry: join(site, 'registry.json'),
    page: join(site, 'index.html'),
    /** Manifest of the host that `index.html` is of. */
    host: join(site, 'host.json'),
    assets: join(site, 'assets'),
    areas: join(site, 'areas'),
    log: join(records, 'log.jsonl'),
    lock: join(records, 'lock'),
    /** Source maps of published scripts, each at its script's path. */
    maps: join(records, 'maps'),
    /** Who may release what; the operator's. */
    owners: join(records, 'owners.json'),
    /** Page and manifest of every published host, by version. */
    hosts: join(records, 'host'),
  };
}

/** Beside a host's page and manifest: the hash of each of its files below `assets/`. */
export const HOST_FILES = 'files.json';

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

/** A version of an area with all of its manifest, of which the registry lists a part. */
export type PublishedArea = AreaRelease & { manifest: AreaManifest };

/** A version as its `area.json` describes it. */
export function releaseOf(baseUrl: string, content: string | Buffer): PublishedArea {
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  return { baseUrl, integrity, manifest: areaManifestSchema.parse(JSON.parse(content.toString())) };
}

/** What is live in a site, each version with all of its manifest, as far as it was published here. */
export async function readPublished(site: string): Promise<Registry> {
  const registry = await readRegistry(site);
  const { areas: folder } = siteFiles(site);
  const complete = async <Release extends AreaRelease>(release: Release): Promise<Release> => {
    const { name, version } = release.manifest;
    const content = await readIfThere(join(folder, name, version, 'area.json'));
    return content ? { ...release, manifest: releaseOf(release.baseUrl, content).manifest } : release;
  };
  const areas = Object.entries(registry.areas).map(async ([name, area]) => {
    const { current, previous, canary } = area;
    const complement = {
      current: await complete(current),
      ...(previous ? { previous: await complete(previous) } : {}),
      ...(canary ? { canary: await complete(canary) } : {}),
    };
    return [name, { ...area, ...complement }] as const;
  });
  return { ...registry, areas: Object.fromEntries(await Promise.all(areas)) };
}

/** A published version of an area. */
export async function publishedArea(site: string, name: string, version: string): Promise<PublishedArea> {
  const folder = join(siteFiles(site).areas, name, version);
  const content = await readFile(join(folder, 'area.json'), 'utf8').catch(() => {
    throw new Refusal(`${name} ${version} has not been published`);
  });
  const elsewhere = await readIfThere(join(folder, 'address'));
  const baseUrl = elsewhere?.toString().trim() ?? `/areas/${name}/${version}/`;
  return releaseOf(baseUrl, content);
}

/** A published version of the host: its manifest, its page, and its files where they were listed. */
export async function publishedHost(
  site: string,
  version: string,
): Promise<{ manifest: HostManifest; page: Buffer; files: Record<string, string> | undefined }> {
  const folder = join(siteFiles(site).hosts, version);
  const content = await readFile(join(folder, 'host.json'), 'utf8').catch(() => {
    throw new Refusal(`The host ${version} has not been published`);
  });
  return {
    manifest: hostManifestSchema.parse(JSON.parse(content)),
    page: await readFile(join(folder, 'index.html')),
    files: await hostFiles(folder),
  };
}

async function hostFiles(folder: string): Promise<Record<string, string> | undefined> {
  const content = await readIfThere(join(folder, HOST_FILES));
  return content && (JSON.parse(content.toString()) as Record<string, string>);
}

/** The host that is live; `undefined` where none was published, such as a folder of areas only. */
export async function liveHost(site: string): Promise<HostManifest | undefined> {
  const content = await readIfThere(siteFiles(site).host);
  return content && hostManifestSchema.parse(JSON.parse(content.toString()));
}

/** Names of the areas of which anything was published. */
export function publishedAreas(site: string): Promise<string[]> {
  return foldersIn(siteFiles(site).areas);
}

/** Versions of an area or of the host that are there to be promoted. */
export function publishedVersions(site: string, name: string): Promise<string[]> {
  const { areas, hosts } = siteFiles(site);
  return foldersIn(name === HOST ? hosts : join(areas, name));
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
}
