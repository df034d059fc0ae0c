import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestIn } from '../build/built-area';
import { readIfThere, replaceFile } from '../files';
import { writeDeltas } from '../release/deltas';
import { putHost } from '../release/move-host';
import { publishArea, publishHost } from '../release/publish';
import { missingReason } from '../release/served';
import { HOST, HOST_FILES, siteFiles } from '../release/site';
import { BROTLI_MODULE, renderGateway, renderHeaders, renderNginx, writeScripts } from '../serve/nginx';
import { packageDir } from '../workspace';

/* An image below /srv/console. Registry and configuration are mounted, so a release replaces no container. */

const PORT = 8080;
const TLS_PORT = 8443;

const DOCUMENTS = 'live/site';

export interface ImageOptions {
  dist?: string | undefined;
  /** Newest first: for open tabs and rollbacks. */
  earlier?: readonly string[];
  keep?: number;
}

export const VERSIONS_IN_IMAGE = 10;

export async function writeImage(name: string, folder: string, options: ImageOptions = {}): Promise<void> {
  const { dist = join(packageDir(name), 'dist') } = options;
  const site = join(folder, 'site');
  await mkdir(site, { recursive: true });
  await writeScripts(folder);
  if (name === 'gateway') {
    const files = Object.entries(renderGateway({ listen: PORT, listenTls: TLS_PORT }));
    await Promise.all(files.map(([file, content]) => replaceFile(join(folder, file), content)));
    return;
  }
  const conf = renderNginx({ listen: PORT, documents: DOCUMENTS, modules: [BROTLI_MODULE] });
  await replaceFile(join(folder, 'nginx.conf'), conf);
  const { version } = await (name === HOST ? publishHost(site, dist) : publishArea(site, name, dist));
  await takeAlong(folder, name, version, options);
  if (name === HOST) return putHost(site, version);
  // The release tool reads this copy when the image's version goes live.
  await cp(join(dist, 'area.json'), join(site, 'areas', name, 'area.json'));
  await replaceFile(join(folder, 'live/headers.conf'), renderHeaders({ scripts: [], connections: [] }));
}

const VERSIONS = 'versions.json';

async function takeAlong(
  folder: string,
  name: string,
  current: string,
  { earlier = [], keep = VERSIONS_IN_IMAGE }: ImageOptions,
): Promise<void> {
  const included = [current];
  for (const image of earlier) {
    const list = await readIfThere(join(image, VERSIONS));
    for (const version of JSON.parse(list?.toString() ?? '[]') as string[]) {
      if (included.length === keep || included.includes(version)) continue;
      const isTaken = await (name === HOST
        ? takeHostAlong(version, image, folder)
        : takeAreaAlong(join('site/areas', name, version), image, folder));
      if (isTaken) included.push(version);
    }
  }
  await replaceFile(join(folder, VERSIONS), `${JSON.stringify(included)}\n`);
  await writeDeltas(join(folder, 'site'), name, current, included.slice(1));
}

/** False for a missing or damaged version. */
async function takeAreaAlong(path: string, earlier: string, folder: string): Promise<boolean> {
  const manifest = await readIfThere(join(earlier, path, 'area.json'));
  if (!manifest) return false;
  const { files } = manifestIn(manifest);
  if (await missingReason(files, { folder: join(earlier, path) })) return false;
  await cp(join(earlier, path), join(folder, path), { recursive: true });
  return true;
}

/** Hosts share a folder: hashes name their files. */
async function takeHostAlong(version: string, earlier: string, folder: string): Promise<boolean> {
  const [from, to] = [siteFiles(join(earlier, 'site')), siteFiles(join(folder, 'site'))];
  const list = await readIfThere(join(from.hosts, version, HOST_FILES));
  const files = JSON.parse(list?.toString() ?? '{}') as Record<string, string>;
  if (!list || (await missingReason(files, { folder: from.assets }))) return false;
  for (const file of Object.keys(files).flatMap((name) => [name, `${name}.br`, `${name}.gz`])) {
    const content = await readIfThere(join(from.assets, file));
    if (content) await replaceFile(join(to.assets, file), content);
  }
  await cp(join(from.hosts, version), join(to.hosts, version), { recursive: true });
  return true;
}
