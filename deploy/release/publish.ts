import { randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { integrityOf, isSameBuild, provenanceIn } from '@console/build/records';
import { type AreaManifest, areaManifestSchema, hostManifestSchema } from '@console/contract';
import type { Provenance } from '@console/contract/releases';
import { SIGNATURES_FILE } from '@console/contract/signatures';
import { demandOwnPaths } from '../area-paths';
import { manifestIn } from '../build/built-area';
import { fetchSoon, filesBelow, parsedJson, readIfThere, replaceFile, severalAtOnce } from '../files';
import { noAnswerReason, Refusal } from '../refusal';
import { signingKey } from '../signing/signing-key';
import { areaDir, HOST_DIR } from '../workspace';
import { writeDeltas } from './deltas';
import { notServedReason } from './served';
import { fetchedSignatures, folderSigned, manifestSigned, type Signed, signFolder, signPublished } from './signed';
import { HOST, HOST_FILES, publishedArea, siteFiles, versionFolder } from './site';
import { keepSourceMaps } from './source-maps';

const COMPRESSIBLE = /\.(js|css|html|json|svg)$/;
/** Below, compression saves less than its headers cost. */
const SMALLEST = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export interface Published {
  version: string;
  isNew: boolean;
}

/**
 * The same build again only adds a signature; other content is refused.
 * @param mustBeSigned refuses a version without the area's signature
 */
export async function publishArea(
  site: string,
  name: string,
  dist = join(areaDir(name), 'dist'),
  { mustBeSigned = false } = {},
): Promise<Published> {
  const content = await readFile(join(dist, 'area.json'));
  const manifest = manifestIn(content);
  if (manifest.name !== name) throw new Refusal(`${dist} is a build of "${manifest.name}", not of "${name}"`);
  await demandOwnPaths(manifest, 'published');
  for (const [file, integrity] of Object.entries(manifest.files)) {
    const actual = integrityOf(await readFile(join(dist, file)));
    if (actual !== integrity) throw new Refusal(`${name}: ${file} is not the file that its manifest describes`);
  }

  const { version } = manifest;
  const folder = versionFolder(site, name, version);
  const sign = async (place: string) => {
    const key = await signingKey();
    if (key) await signFolder(place, name, version, key);
    if (mustBeSigned) refuseUnsigned(manifest, await folderSigned(site, place, manifest));
  };
  const isNew = await publishFolder(folder, content, 'area.json', async (draft) => {
    for (const file of ['area.json', ...Object.keys(manifest.files)]) await cp(join(dist, file), join(draft, file));
    await precompress(draft);
    // Uncompressed: signatures may be added later.
    const signatures = await readIfThere(join(dist, SIGNATURES_FILE));
    if (signatures) await writeFile(join(draft, SIGNATURES_FILE), signatures);
    await sign(draft);
  });
  await keepSourceMaps(site, dist, `areas/${name}/${version}`);
  if (!isNew) {
    const reason = await notServedReason(site, await publishedArea(site, name, version));
    if (reason)
      throw new Refusal(`${name} ${version} is no longer what was published: it ${reason}; versions never change`);
    await sign(folder);
  }
  await writeDeltas(site, name, version);
  return { version, isNew };
}

function refuseUnsigned({ name, version }: AreaManifest, { reason }: Signed): void {
  if (reason) throw new Refusal(`${name} ${version} is not published: it ${reason}`);
}

/** Older scripts stay for open tabs; the page waits beside the site until promoted. */
export async function publishHost(site: string, dist = join(HOST_DIR, 'dist')): Promise<Published> {
  const { assets, hosts } = siteFiles(site);
  const content = await readFile(join(dist, 'host.json'));
  const { version } = hostManifestSchema.parse(JSON.parse(content.toString()));

  await copyFolder(join(dist, 'assets'), assets);
  await copyFolder(join(HOST_DIR, 'public'), site);
  await keepSourceMaps(site, join(dist, 'assets'), 'assets');
  await precompress(assets);
  const hostFiles = `${JSON.stringify(await integrities(join(dist, 'assets')), null, 2)}\n`;
  const folder = join(hosts, version);
  const isNew = await publishFolder(folder, content, 'host.json', async (draft) => {
    for (const file of ['host.json', 'index.html']) await cp(join(dist, file), join(draft, file));
    await writeFile(join(draft, HOST_FILES), hostFiles);
  });
  const key = await signingKey();
  if (key) {
    // The second signer has built the same page and files; the same version is not enough.
    const page = await readFile(join(folder, 'index.html'));
    const list = await readFile(join(folder, HOST_FILES), 'utf8');
    if (!page.equals(await readFile(join(dist, 'index.html'))) || list !== hostFiles)
      throw new Refusal(`${folder} has another page or other files than your build of this version: it is not signed`);
    await signPublished(site, HOST, version, key);
  }
  await writeDeltas(site, HOST, version);
  return { version, isNew };
}

export async function integrities(folder: string): Promise<Record<string, string>> {
  const paths = (await servedFiles(folder)).sort();
  const hash = async (path: string) => [relative(folder, path), integrityOf(await readFile(path))] as const;
  return Object.fromEntries(await severalAtOnce(paths, hash));
}

async function servedFiles(folder: string): Promise<string[]> {
  return (await filesBelow(folder)).filter((path) => !path.endsWith('.map'));
}

/**
 * Fetches files as a console would: from another origin, with the manifest's hashes.
 * @param demandSources throws if the build's provenance is refused
 */
export async function publishElsewhere(
  site: string,
  name: string,
  address: string,
  demandSources: (built: Provenance | undefined) => void = () => {},
): Promise<Published & { built: Provenance | undefined }> {
  if (!URL.canParse(address)) throw new Refusal(`${address} is not an address`);
  const baseUrl = new URL(address.endsWith('/') ? address : `${address}/`).href;
  const content = await download(`${baseUrl}area.json`);
  const { data: manifest } = areaManifestSchema.safeParse(parsedJson(content.toString()));
  if (!manifest) throw new Refusal(`${baseUrl}area.json is not an area's manifest`);
  if (manifest.name !== name) throw new Refusal(`${baseUrl} has a build of "${manifest.name}", not of "${name}"`);
  const built = provenanceIn(content);
  demandSources(built);
  await demandOwnPaths(manifest, 'published');
  await severalAtOnce(Object.entries(manifest.files), async ([file, integrity]) => {
    if (integrityOf(await download(baseUrl + file)) !== integrity)
      throw new Refusal(`${baseUrl}${file} is not the file that its manifest describes`);
  });

  const { version } = manifest;
  refuseUnsigned(manifest, await manifestSigned(site, content, await fetchedSignatures(baseUrl)));
  const folder = versionFolder(site, name, version);
  const isNew = !(await hasSame(folder, content, 'area.json'));
  await replaceFile(join(folder, 'address'), `${baseUrl}\n`);
  await replaceFile(join(folder, 'area.json'), content);
  return { version, isNew, built };
}

async function copyFolder(from: string, to: string): Promise<void> {
  for (const source of await servedFiles(from)) {
    const target = join(to, relative(from, source));
    const content = await readFile(source);
    if (!(await readIfThere(target))?.equals(content)) await replaceFile(target, content);
  }
}

/** Readers see no partial version. */
async function publishFolder(
  folder: string,
  manifest: Buffer,
  manifestName: string,
  fill: (draft: string) => Promise<void>,
): Promise<boolean> {
  const isPublished = await hasSame(folder, manifest, manifestName);
  if (isPublished) return false;
  await mkdir(dirname(folder), { recursive: true });
  const draft = join(dirname(folder), `.${randomUUID()}`);
  try {
    await mkdir(draft);
    await fill(draft);
    // A rename replaces no filled folder.
    await rename(draft, folder);
    return true;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (await hasSame(folder, manifest, manifestName)) return false;
    throw error;
  }
}

async function hasSame(folder: string, manifest: Buffer, manifestName: string): Promise<boolean> {
  const existing = await readIfThere(join(folder, manifestName));
  if (existing && !isSameBuild(existing, manifest)) {
    const version = `${basename(dirname(folder))} ${basename(folder)}`;
    throw new Refusal(`${version} was published before with other content; versions never change`);
  }
  return existing !== undefined;
}

async function download(url: string): Promise<Buffer> {
  const answer = await fetchSoon(url).catch((cause: unknown) => {
    throw new Refusal(noAnswerReason(url, cause));
  });
  if (!answer.ok) throw new Refusal(`${url} answers with status ${answer.status}`);
  if (answer.headers.get('access-control-allow-origin') !== '*') {
    throw new Refusal(`${url} may not be read from other origins: Access-Control-Allow-Origin is not "*"`);
  }
  return Buffer.from(await answer.arrayBuffer());
}

/** Once: published files never change. */
export async function precompress(dir: string): Promise<void> {
  const present = new Set(await filesBelow(dir));
  const missing = [...present].filter((path) => COMPRESSIBLE.test(path) && !present.has(`${path}.br`));
  await severalAtOnce(missing, compressFile);
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
