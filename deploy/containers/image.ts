import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../files';
import { BROTLI_MODULE, renderGateway, renderHeaders, renderNginx, writeScripts } from '../serve/nginx';
import { publishArea, publishHost } from '../release/publish';
import { putHost } from '../release/move-host';
import { siteFiles } from '../release/site';
import { areaDir } from '../workspace';

/*
 * What an image holds below /srv/console. Registry and configuration are not in it: they are mounted, so no container
 * is made anew when another version goes live.
 */

const PORT = 8080;
const TLS_PORT = 8443;

/** Where nginx finds registry and configuration: in the folder that the release tool works on, mounted. */
const DOCUMENTS = 'live/site';

/** Fills the folder of the host's image, the gateway's, or that of an area by its name. The packages are built. */
export async function writeImage(name: string, folder: string): Promise<void> {
  const site = join(folder, 'site');
  await mkdir(site, { recursive: true });
  await writeScripts(folder);
  if (name === 'gateway') {
    const { 'nginx.conf': conf, 'tls.conf': tls } = renderGateway({ listen: PORT, listenTls: TLS_PORT });
    await replaceFile(join(folder, 'nginx.conf'), conf);
    return replaceFile(join(folder, 'tls.conf'), tls);
  }
  const conf = renderNginx({ listen: PORT, documents: DOCUMENTS, modules: [BROTLI_MODULE] });
  await replaceFile(join(folder, 'nginx.conf'), conf);
  if (name === 'host') {
    // Its headers come with the registry.
    await putHost(site, (await publishHost(site)).version);
    return rm(siteFiles(site).records, { recursive: true });
  }
  await publishArea(site, name);
  // Which version this image adds, for whoever makes it live.
  await cp(join(areaDir(name), 'dist/area.json'), join(site, 'areas', name, 'area.json'));
  await replaceFile(join(folder, 'live/headers.conf'), renderHeaders({ scripts: [], connections: [] }));
}
