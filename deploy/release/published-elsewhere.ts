import { join } from 'node:path';
import { integrityOf } from '@console/build';
import { type AreaManifest, areaManifestSchema } from '@console/contract';
import { readIfThere, replaceFile } from '../files';
import type { Published } from './publish';
import { Refusal } from '../refusal';
import { siteFiles } from './site-files';

const PATIENCE = 10_000;

/**
 * Makes a version known whose files another server has and keeps. Each is fetched once as a console would: readable
 * from other origins, with the hash that the manifest names.
 */
export async function publishElsewhere(site: string, name: string, address: string): Promise<Published> {
  if (!URL.canParse(address)) throw new Refusal(`${address} is not an address`);
  const baseUrl = new URL(address.endsWith('/') ? address : `${address}/`).href;
  const content = await download(`${baseUrl}area.json`);
  const manifest = readManifest(content, baseUrl);
  if (manifest.name !== name) throw new Refusal(`${baseUrl} has a build of "${manifest.name}", not of "${name}"`);
  for (const [file, integrity] of Object.entries(manifest.files)) {
    if (integrityOf(await download(baseUrl + file)) !== integrity) {
      throw new Refusal(`${baseUrl}${file} is not the file that its manifest describes`);
    }
  }

  const { version } = manifest;
  const folder = join(siteFiles(site).areas, name, version);
  const there = await readIfThere(join(folder, 'area.json'));
  if (there && !there.equals(content)) {
    throw new Refusal(`${name} ${version} was published before with other content; versions never change`);
  }
  await replaceFile(join(folder, 'address'), `${baseUrl}\n`);
  await replaceFile(join(folder, 'area.json'), content);
  return { version, isNew: !there };
}

function readManifest(content: Buffer, baseUrl: string): AreaManifest {
  try {
    return areaManifestSchema.parse(JSON.parse(content.toString()));
  } catch {
    throw new Refusal(`${baseUrl}area.json is not an area's manifest`);
  }
}

async function download(url: string): Promise<Buffer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) }).catch((cause: Error) => {
    throw new Refusal(`${url} does not answer: ${(cause.cause as Error | undefined)?.message ?? cause.message}`);
  });
  if (!answer.ok) throw new Refusal(`${url} answers with status ${answer.status}`);
  if (answer.headers.get('access-control-allow-origin') !== '*') {
    throw new Refusal(`${url} may not be read from other origins: Access-Control-Allow-Origin is not "*"`);
  }
  return Buffer.from(await answer.arrayBuffer());
}
