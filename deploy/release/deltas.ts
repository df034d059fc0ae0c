import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { compressUsingDict, createCCtx, createDCtx, decompressUsingDict, init } from '@bokuweb/zstd-wasm';
import { readIfThere, replaceFile } from '../files';
import { DELTAS, dictionaryMatch, WANTS_DELTA } from './dictionaries';
import { HOST, liveHost, publishedHost, publishedVersions, readRegistry, versionFolder } from './site';

/** Versions that a returning browser may have. */
const EARLIER = 3;

/** Higher levels save 5 % and take ten times as long. */
const LEVEL = 9;

/** A skippable frame of zstd, before the dictionary's hash. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

/** Once: a second start ends the first. */
let contexts: Promise<[compression: number, decompression: number]> | undefined;

/** @param earlier newest first; default: the live version and the last published versions */
export async function writeDeltas(site: string, name: string, version: string, earlier?: string[]): Promise<void> {
  const otherVersions = earlier ?? (await lastVersions(site, name)).filter((otherVersion) => otherVersion !== version);
  const scripts = await filesOf(site, name, version);
  for (const [at, otherVersion] of otherVersions.slice(0, EARLIER).entries()) {
    const otherFiles = await filesOf(site, name, otherVersion);
    for (const [match, path] of scripts) {
      const otherPath = otherFiles.get(match);
      if (otherPath === undefined || otherPath === path) continue;
      const [from, to] = await Promise.all([otherPath, path].map((each) => readScript(site, each)));
      if (!from || !to || from.content.equals(to.content)) continue;
      await writeDelta(site, from, to);
      // A rollback leads to the live version.
      if (at === 0) await writeDelta(site, to, from);
    }
  }
}

interface Script {
  path: string;
  content: Buffer;
  hash: Buffer;
}

async function readScript(site: string, path: string): Promise<Script | undefined> {
  const content = await readIfThere(join(site, path));
  return content && { path, content, hash: createHash('sha256').update(content).digest() };
}

function deltaFile(site: string, { hash }: Script, { path }: Script): string | undefined {
  const [, name] = WANTS_DELTA.exec(` dcz :${hash.toString('base64')}:`) ?? [];
  return name && join(site, DELTAS, `${path}.${name}`);
}

export async function removeUnusedDeltas(site: string): Promise<void> {
  const folder = join(site, DELTAS);
  for (const { parentPath, name } of await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])) {
    const delta = join(parentPath, name);
    const path = relative(folder, delta).replace(/\.[\w+]{10}$/, '');
    if (!(await stat(join(site, path)).catch(() => undefined))) await rm(delta, { recursive: true, force: true });
  }
}

async function writeDelta(site: string, dictionary: Script, script: Script): Promise<void> {
  const file = deltaFile(site, dictionary, script);
  if (!file || (await stat(file).catch(() => undefined))) return;
  const [compression, decompression] = await (contexts ??= init().then(() => [createCCtx(), createDCtx()]));
  const frame = compressUsingDict(compression, script.content, dictionary.content, LEVEL);
  if (!script.content.equals(decompressUsingDict(decompression, frame, dictionary.content))) return;
  await replaceFile(file, Buffer.concat([MAGIC, dictionary.hash, frame]));
}

/** Paths in the site, by the pattern that the same file of every version has. */
async function filesOf(site: string, name: string, version: string): Promise<Map<string, string>> {
  const folder = name === HOST ? 'assets' : `areas/${name}/${version}`;
  const files =
    name === HOST
      ? Object.keys((await publishedHost(site, version)).files ?? {})
      : await readdir(join(site, folder)).catch(() => []);
  const scripts = new Map<string, string>();
  for (const path of files.map((file) => `/${folder}/${file}`)) {
    const match = dictionaryMatch(path);
    if (match !== undefined) scripts.set(match, path);
  }
  return scripts;
}

async function lastVersions(site: string, name: string): Promise<string[]> {
  const live = name === HOST ? await liveHost(site) : (await readRegistry(site)).areas[name]?.current.manifest;
  const dated = (await publishedVersions(site, name)).map(async (version) => {
    const isLive = version === live?.version;
    const { mtimeMs } = await stat(versionFolder(site, name, version));
    return { version, at: isLive ? Number.POSITIVE_INFINITY : mtimeMs };
  });
  return (await Promise.all(dated)).sort((one, other) => other.at - one.at).map(({ version }) => version);
}
