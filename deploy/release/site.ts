import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { integrityOf } from '@console/build/records';
import {
  type AreaManifest,
  type AreaRelease,
  type ConsoleConfig,
  consoleConfigSchema,
  type HostManifest,
  hostManifestSchema,
  type Registry,
  registryAreaSchema,
  registrySchema,
} from '@console/contract';
import * as z from 'zod';
import { manifestIn } from '../build/built-area';
import { parsedJson, readIfThere } from '../files';
import { Refusal } from '../refusal';
import { HOST } from '../workspace';

export { HOST };

/** No web server serves the records. */
export function siteFiles(site: string) {
  const records = `${resolve(site)}-releases`;
  return {
    records,
    registry: join(site, 'registry.json'),
    page: join(site, 'index.html'),
    /** `index.html`'s host. */
    host: join(site, 'host.json'),
    assets: join(site, 'assets'),
    areas: join(site, 'areas'),
    log: join(records, 'log.jsonl'),
    lock: join(records, 'lock'),
    /** The change under way, until logged. */
    intent: join(records, 'intent.json'),
    /** At the scripts' paths. */
    maps: join(records, 'maps'),
    owners: join(records, 'owners.json'),
    hosts: join(records, 'host'),
  };
}

export function versionFolder(site: string, name: string, version: string): string {
  const { areas, hosts } = siteFiles(site);
  return name === HOST ? join(hosts, version) : join(areas, name, version);
}

export const manifestName = (name: string) => (name === HOST ? 'host.json' : 'area.json');

/** Beside a host's page and manifest: hashes of files below `assets/`. */
export const HOST_FILES = 'files.json';

export interface RegistryFile {
  /** A change keeps unknown fields. */
  document: { areas: Record<string, unknown> };
  /** No host opens what does not parse. */
  registry: Registry;
}

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

export function registryWith(site: string, document: RegistryFile['document'] & Record<string, unknown>) {
  return [siteFiles(site).registry, `${JSON.stringify(document, null, 2)}\n`] as const;
}

export async function readRegistry(site: string): Promise<Registry> {
  return (await readRegistryFile(site)).registry;
}

/** Has the whole manifest; the registry has a part. */
export type PublishedArea = AreaRelease & { manifest: AreaManifest };

export function releaseOf(baseUrl: string, content: string | Buffer): PublishedArea {
  return { baseUrl, integrity: integrityOf(content, 'sha256'), manifest: manifestIn(content) };
}

/** With whole manifests where published here. */
export async function readPublished(site: string): Promise<Registry> {
  const registry = await readRegistry(site);
  const complete = async <Release extends AreaRelease>(release: Release): Promise<Release> => {
    const { name, version } = release.manifest;
    const content = await readIfThere(join(versionFolder(site, name, version), 'area.json'));
    return content ? { ...release, manifest: manifestIn(content) } : release;
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

export async function publishedArea(site: string, name: string, version: string): Promise<PublishedArea> {
  const folder = versionFolder(site, name, version);
  const content = await readFile(join(folder, 'area.json'), 'utf8').catch(() => {
    throw new Refusal(`${name} ${version} has not been published`);
  });
  const elsewhere = await readIfThere(join(folder, 'address'));
  const baseUrl = elsewhere?.toString().trim() ?? `/areas/${name}/${version}/`;
  return releaseOf(baseUrl, content);
}

export async function publishedHost(
  site: string,
  version: string,
): Promise<{ manifest: HostManifest; page: Buffer; files: Record<string, string> | undefined }> {
  const folder = join(siteFiles(site).hosts, version);
  const content = await readFile(join(folder, 'host.json'), 'utf8').catch(() => {
    throw new Refusal(`The host ${version} has not been published`);
  });
  const files = await readIfThere(join(folder, HOST_FILES));
  return {
    manifest: hostManifestSchema.parse(JSON.parse(content)),
    page: await readFile(join(folder, 'index.html')),
    files: files && (JSON.parse(files.toString()) as Record<string, string>),
  };
}

/** @throws Refusal if invalid: it may demand signatures */
export async function readConfig(site: string): Promise<ConsoleConfig | undefined> {
  const path = join(site, 'config.json');
  const content = await readIfThere(path);
  if (!content) return undefined;
  const { data, error } = consoleConfigSchema.safeParse(parsedJson(content.toString()));
  if (error) throw new Refusal(`${path} is no configuration of a console: ${z.prettifyError(error)}`);
  return data;
}

/** Undefined if none was published. */
export async function liveHost(site: string): Promise<HostManifest | undefined> {
  const content = await readIfThere(siteFiles(site).host);
  return content && hostManifestSchema.parse(JSON.parse(content.toString()));
}

export function publishedAreas(site: string): Promise<string[]> {
  return foldersIn(siteFiles(site).areas);
}

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
