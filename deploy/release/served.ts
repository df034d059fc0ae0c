import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '@console/build/records';
import { type AreaRelease, developmentRefusedReason } from '@console/contract';
import { fetchSoon, readIfThere, severalAtOnce } from '../files';
import { noAnswerReason } from '../refusal';
import { releaseOf, siteFiles, versionFolder } from './site';

const ENCODINGS = [
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const;

/** The first missing or changed file; `undefined` if there is none. */
export async function notServedReason(
  site: string,
  { baseUrl, integrity: listed, manifest }: AreaRelease,
): Promise<string | undefined> {
  const { name, version } = manifest;
  // A dev server's files change with every build.
  if (baseUrl === `/areas/${name}/`) return undefined;
  const folder = versionFolder(site, name, version);
  const address = baseUrl.startsWith('/') ? await servedFrom(folder) : baseUrl;
  // Only `area.json` lists files.
  const content = await readIfThere(join(folder, 'area.json'));
  if (!content) return `has no file area.json to serve: ${join(folder, 'area.json')} is not there`;
  const published = releaseOf(baseUrl, content);
  if (published.integrity !== listed) return `has no file area.json to serve: ${folder} has another one`;
  const refused = developmentRefusedReason(published.manifest);
  if (refused) return refused;
  const place = { folder, address };
  return (
    (await missingReason(published.manifest.files, place)) ??
    missingReason({ 'area.json': integrityOf(content) }, place)
  );
}

export async function hostNotServedReason(
  site: string,
  version: string,
  files: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const { hosts, assets } = siteFiles(site);
  return missingReason(files, { folder: assets, address: await servedFrom(join(hosts, version)) });
}

export async function missingReason(
  files: Readonly<Record<string, string>>,
  { folder, address }: { folder: string; address?: string | undefined },
): Promise<string | undefined> {
  let reason: string | undefined;
  await severalAtOnce(Object.entries(files), async ([file, integrity]) => {
    if (reason !== undefined) return;
    const problem = address
      ? await fetchedProblem(address + file, integrity)
      : await fileProblem(join(folder, file), integrity);
    if (problem) reason ??= `has no file ${file} to serve: ${problem}`;
  });
  return reason;
}

/** The files' address, in a folder with only the manifest. */
export const SERVED_FROM = 'served-from';

async function servedFrom(folder: string): Promise<string | undefined> {
  return (await readIfThere(join(folder, SERVED_FROM)))?.toString().trim();
}

async function fetchedProblem(url: string, integrity: string): Promise<string | undefined> {
  try {
    const answer = await fetchSoon(url);
    const content = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) return `${url} answers with status ${answer.status}`;
    return integrityOf(content) === integrity ? undefined : `${url} has other content`;
  } catch (cause) {
    return noAnswerReason(url, cause);
  }
}

async function fileProblem(path: string, integrity: string): Promise<string | undefined> {
  const content = await readIfThere(path);
  if (!content) return `${path} is not there`;
  if (integrityOf(content) !== integrity) return `${path} has other content`;
  for (const [ending, decompress] of ENCODINGS) {
    const compressed = await readFile(path + ending).catch(() => undefined);
    const inside = compressed && wholeOf(compressed, decompress);
    if (compressed && (!inside || integrityOf(inside) !== integrity)) return `${path}${ending} has other content`;
  }
  return undefined;
}

/** Undefined if damaged or followed by other bytes. */
function wholeOf(compressed: Buffer, decompress: typeof gunzipSync | typeof brotliDecompressSync): Buffer | undefined {
  try {
    // `info` makes the result an object, undeclared in Node's types.
    const result: unknown = decompress(compressed, { info: true });
    const { buffer, engine } = result as { buffer: Buffer; engine: { bytesWritten: number } };
    return engine.bytesWritten === compressed.length ? buffer : undefined;
  } catch {
    return undefined;
  }
}
