import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { areaManifestSchema } from '@console/contract';
import { integrityOf } from '@console/build';
import { precompress } from './compress';
import { readIfThere, replaceFile } from './files';
import { areaDir, HOST_DIR } from './workspace';

/**
 * Copies an area's build into its immutable folder `areas/<name>/<version>/` of the site and returns the
 * version. Publishing the same build again changes nothing; other content under a version is refused.
 */
export async function publishArea(site: string, name: string, dist = join(areaDir(name), 'dist')): Promise<string> {
  const manifest = areaManifestSchema.parse(JSON.parse(await readFile(join(dist, 'area.json'), 'utf8')));
  const published = ['area.json', ...Object.keys(manifest.files)];
  for (const [file, integrity] of Object.entries(manifest.files)) {
    const actual = integrityOf(await readFile(join(dist, file)));
    if (actual !== integrity) throw new Error(`${name}: ${file} is not the file that its manifest describes`);
  }

  const folder = join(site, 'areas', name, manifest.version);
  const there = await readIfThere(join(folder, 'area.json'));
  if (there) {
    if (!there.equals(await readFile(join(dist, 'area.json')))) {
      throw new Error(`${name} ${manifest.version} was published before with other content; versions never change`);
    }
    return manifest.version;
  }

  // Filled aside and moved in one step, so that nobody can see half a version.
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  for (const file of published) await cp(join(dist, file), join(draft, file));
  await precompress(draft);
  await rename(draft, folder);
  return manifest.version;
}

/**
 * Copies the host's build into the site. Its files carry content hashes and older ones stay, so a tab opened
 * before goes on; the page itself comes last, uncompressed, because two files cannot be replaced in one step.
 */
export async function publishHost(site: string, dist = join(HOST_DIR, 'dist')): Promise<void> {
  const assets = join(site, 'assets');
  await mkdir(assets, { recursive: true });
  for (const file of await readdir(join(dist, 'assets'))) {
    if (!file.endsWith('.map')) await cp(join(dist, 'assets', file), join(assets, file));
  }
  await cp(join(HOST_DIR, 'public'), site, { recursive: true });
  await precompress(assets);
  await replaceFile(join(site, 'index.html'), await readFile(join(dist, 'index.html')));
}
