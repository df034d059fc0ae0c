import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { areaManifestSchema, hostManifestSchema } from '@console/contract';
import { integrityOf } from '@console/build';
import { precompress } from './compress';
import { readIfThere, replaceFile } from '../files';
import { Refusal } from '../refusal';
import { siteFiles } from './site-files';
import { areaDir, HOST_DIR } from '../workspace';

/** What was published: whether it is new, or the same content was there already. */
export interface Published {
  version: string;
  isNew: boolean;
}

/**
 * Copies an area's build into its immutable folder `areas/<name>/<version>/` of the site. Publishing the same build
 * again changes nothing; other content under a version is refused.
 */
export async function publishArea(site: string, name: string, dist = join(areaDir(name), 'dist')): Promise<Published> {
  const content = await readFile(join(dist, 'area.json'));
  const manifest = areaManifestSchema.parse(JSON.parse(content.toString()));
  if (manifest.name !== name) throw new Refusal(`${dist} is a build of "${manifest.name}", not of "${name}"`);
  for (const [file, integrity] of Object.entries(manifest.files)) {
    const actual = integrityOf(await readFile(join(dist, file)));
    if (actual !== integrity) throw new Refusal(`${name}: ${file} is not the file that its manifest describes`);
  }

  const { version } = manifest;
  const folder = join(siteFiles(site).areas, name, version);
  const isNew = await publishFolder(folder, content, 'area.json', async (draft) => {
    for (const file of ['area.json', ...Object.keys(manifest.files)]) await cp(join(dist, file), join(draft, file));
    await precompress(draft);
  });
  return { version, isNew };
}

/**
 * Copies the host's build into the site. Its scripts carry content hashes and older ones stay, so a tab opened before
 * goes on; its page is kept aside until it is promoted.
 */
export async function publishHost(site: string, dist = join(HOST_DIR, 'dist')): Promise<Published> {
  const { assets, hosts } = siteFiles(site);
  const content = await readFile(join(dist, 'host.json'));
  const { version } = hostManifestSchema.parse(JSON.parse(content.toString()));

  await copyFolder(join(dist, 'assets'), assets);
  await copyFolder(join(HOST_DIR, 'public'), site);
  await precompress(assets);
  const isNew = await publishFolder(join(hosts, version), content, 'host.json', async (draft) => {
    for (const file of ['host.json', 'index.html']) await cp(join(dist, file), join(draft, file));
  });
  return { version, isNew };
}

/** Copies what is not there yet, each file in one step: others are being served from the folder meanwhile. */
async function copyFolder(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || entry.name.endsWith('.map')) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, source));
    const content = await readFile(source);
    if (!(await readIfThere(target))?.equals(content)) await replaceFile(target, content);
  }
}

/** Fills a version's folder aside and moves it in one step, so that nobody can see half a version. */
async function publishFolder(
  folder: string,
  manifest: Buffer,
  manifestName: string,
  fill: (draft: string) => Promise<void>,
): Promise<boolean> {
  const isThere = await hasSame(folder, manifest, manifestName);
  if (isThere) return false;
  await mkdir(dirname(folder), { recursive: true });
  const draft = join(dirname(folder), `.${randomUUID()}`);
  try {
    await mkdir(draft);
    await fill(draft);
    // Somebody may have published the same meanwhile: a folder that has content is not replaced by a rename.
    await rename(draft, folder);
    return true;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (await hasSame(folder, manifest, manifestName)) return false;
    throw error;
  }
}

async function hasSame(folder: string, manifest: Buffer, manifestName: string): Promise<boolean> {
  const there = await readIfThere(join(folder, manifestName));
  if (there && !there.equals(manifest)) {
    const version = `${basename(dirname(folder))} ${basename(folder)}`;
    throw new Refusal(`${version} was published before with other content; versions never change`);
  }
  return there !== undefined;
}
