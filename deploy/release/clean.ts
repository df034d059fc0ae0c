import { readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesBelow } from '../files';
import { removeUnusedDeltas } from './deltas';
import { type Authority, changeSite, type LogEntry, liveBefore, readLog } from './release-log';
import {
  HOST,
  liveHost,
  publishedAreas,
  publishedHost,
  publishedVersions,
  readRegistry,
  siteFiles,
  versionFolder,
} from './site';
import { removeSourceMaps } from './source-maps';

const ENDS = ['promote', 'rollback', 'canary', 'retire'];

export interface CleaningRule {
  keep: number;
  /** A tab may still have the version open. */
  days: number;
}

interface OldVersion {
  name: string;
  version: string;
}

interface Leftover {
  file: string;
}

const DRAFT = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$|^lock\.[0-9a-f]{32}$/;
/** By then nobody is still writing a draft. */
const DRAFT_MS = 60 * 60 * 1_000;

/** Versions that nobody gets and the rule does not keep. */
export async function oldVersions(site: string, { keep, days }: CleaningRule): Promise<OldVersion[]> {
  const [log, registry, host, areas] = await Promise.all([
    readLog(site),
    readRegistry(site),
    liveHost(site),
    publishedAreas(site),
  ]);
  const oldestTime = Date.now() - days * 24 * 60 * 60 * 1_000;
  const old: OldVersion[] = [];
  for (const name of [HOST, ...areas]) {
    const { current, previous, canary } = registry.areas[name] ?? {};
    const hosts = name === HOST && host ? [host.version, liveBefore(log, HOST, host.version)] : [];
    const usedVersions = [...hosts, ...[current, previous, canary].map((release) => release?.manifest.version)];
    const dated = (await publishedVersions(site, name)).map(async (version) => ({
      version,
      published: await publishedAt(site, name, version, log),
      left: lastLive(name, version, log),
    }));
    const newestFirst = (await Promise.all(dated)).sort((a, b) => b.published - a.published);
    for (const { version, published, left } of newestFirst.slice(keep)) {
      if (Math.max(published, left) < oldestTime && !usedVersions.includes(version)) old.push({ name, version });
    }
  }
  return old;
}

export function cleanSite(
  site: string,
  rule: CleaningRule,
  { by, why }: Authority,
): Promise<(OldVersion | Leftover)[]> {
  return changeSite(site, async (make) => {
    const old = await oldVersions(site, rule);
    for (const { name, version } of old) {
      const line = { by, action: 'clean', name, removed: version, why } as const;
      await make(line, [[versionFolder(site, name, version), undefined]]);
      if (name !== HOST) await removeSourceMaps(site, `areas/${name}/${version}`);
    }
    if (old.some(({ name }) => name === HOST)) await removeUnusedAssets(site);
    await removeUnusedDeltas(site);
    const drafts = await leftovers(site);
    for (const { file } of drafts) await rm(join(site, '..', file), { recursive: true, force: true });
    return [...old, ...drafts];
  });
}

/** A draft's name ends with a UUID. */
export async function leftovers(site: string): Promise<Leftover[]> {
  const { records, areas, hosts, assets } = siteFiles(site);
  const folders = [site, records, hosts, assets, ...(await publishedAreas(site)).map((name) => join(areas, name))];
  const drafts = folders.map(async (folder) => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => DRAFT.test(name));
    const ages = names.map(async (name) => ({
      name,
      at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs,
    }));
    const old = (await Promise.all(ages)).filter(({ at = Date.now() }) => at < Date.now() - DRAFT_MS);
    return old.map(({ name }) => ({ file: relative(join(site, '..'), join(folder, name)) }));
  });
  return (await Promise.all(drafts)).flat();
}

/** By the log; else the folder's age. */
async function publishedAt(site: string, name: string, version: string, log: readonly LogEntry[]): Promise<number> {
  const entry = log.find((line) => line.action === 'publish' && line.name === name && line.to === version);
  return entry ? Date.parse(entry.at) : (await stat(versionFolder(site, name, version))).mtimeMs;
}

/** `-Infinity` if never. */
function lastLive(name: string, version: string, log: readonly LogEntry[]): number {
  // An area's next change ends the change before, a canary too.
  const changes = log.filter((entry) => entry.name === name && ENDS.includes(entry.action));
  const last = changes.findLastIndex(({ to, from }) => to === version || from === version);
  const end = changes[last]?.to === version ? changes[last + 1] : changes[last];
  return last < 0 ? Number.NEGATIVE_INFINITY : Date.parse(end?.at ?? new Date().toISOString());
}

/** Deletes scripts of no published host; none if a host lists no files. */
async function removeUnusedAssets(site: string): Promise<void> {
  const { assets } = siteFiles(site);
  const hosts = (await publishedVersions(site, HOST)).map((version) => publishedHost(site, version));
  const lists = (await Promise.all(hosts)).map(({ files }) => files);
  if (lists.includes(undefined)) return;
  const usedFiles = new Set(lists.flatMap((files = {}) => Object.keys(files)));
  for (const path of await filesBelow(assets)) {
    const file = relative(assets, path).replace(/\.(br|gz)$/, '');
    if (usedFiles.has(file)) continue;
    await rm(path);
    await removeSourceMaps(site, `assets/${file}.map`);
  }
}
