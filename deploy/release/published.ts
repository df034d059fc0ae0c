import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AreaRelease, areaManifestSchema, type HostManifest, hostManifestSchema } from '@console/contract';
import { readIfThere } from '../files';
import { Refusal } from '../refusal';
import { siteFiles } from './site-files';

/** The name under which the host is published; no area may have it. */
export const HOST = 'host';

/** A published version of an area, as the registry names it. */
export async function publishedArea(site: string, name: string, version: string): Promise<AreaRelease> {
  const folder = join(siteFiles(site).areas, name, version);
  const content = await readFile(join(folder, 'area.json'), 'utf8').catch(() => {
    throw new Refusal(`${name} ${version} has not been published`);
  });
  const elsewhere = await readIfThere(join(folder, 'address'));
  const baseUrl = elsewhere?.toString().trim() ?? `/areas/${name}/${version}/`;
  return { baseUrl, manifest: areaManifestSchema.parse(JSON.parse(content)) };
}

/** A published version of the host: its manifest and its page. */
export async function publishedHost(site: string, version: string): Promise<{ manifest: HostManifest; page: Buffer }> {
  const folder = join(siteFiles(site).hosts, version);
  const content = await readFile(join(folder, 'host.json'), 'utf8').catch(() => {
    throw new Refusal(`The host ${version} has not been published`);
  });
  return {
    manifest: hostManifestSchema.parse(JSON.parse(content)),
    page: await readFile(join(folder, 'index.html')),
  };
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
