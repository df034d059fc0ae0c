import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { integrityOf } from '@console/build/records';
import { filesBelow, inFolder, replaceFile, severalAtOnce } from '../files';
import { type DemandHeld, type LockPlace, type LockTimes, withLock } from '../release/lock';
import { intentText, readLog } from '../release/release-log';
import { SERVED_FROM } from '../release/served';
import { siteFiles } from '../release/site';
import { cacheControl, NEVER, REVALIDATE } from '../serve/cache-rules';
import type { Bucket } from './bucket';

/*
 * A site in a bucket: a CDN serves `site/`, `site-releases/` holds the tool's records. The tool works on a copy of the
 * small files; versions stay in the bucket, checked through the CDN.
 */
const LOCK = 'site-releases/lock';
const LOG = 'site-releases/log.jsonl';
const INTENT = 'site-releases/intent.json';
const RECORD =
  /^(site\/([^/]+\.json|index\.html|areas\/[^/]+\/[^/]+\/((area|signatures)\.json|address))|site-releases\/(?!lock\b).+)$/;
/** A CDN compresses for its visitors, and chooses no file by a header. */
const COMPRESSED = /\.(br|gz)$|^site\/deltas\//;

export interface BucketSite {
  bucket: Bucket;
  console: string;
  area?: string | undefined;
}

export function withBucketSite<Result>(
  options: BucketSite,
  work: (site: string) => Promise<Result>,
  times: Partial<LockTimes> = {},
  isDone: (result: Result) => boolean = () => true,
): Promise<Result> {
  return inFolder((folder) =>
    withLock(
      placeIn(options.bucket),
      LOCK,
      async (demandHeld) => {
        const fetched = await fetchSite(options, folder);
        const result = await work(join(folder, 'site'));
        if (isDone(result)) await putSite(options, folder, fetched, demandHeld);
        return result;
      },
      { timeout: 60_000, every: 500, ...times },
    ),
  );
}

export function readBucketSite<Result>(options: BucketSite, work: (site: string) => Promise<Result>): Promise<Result> {
  return inFolder(async (folder) => {
    await fetchSite(options, folder);
    return work(join(folder, 'site'));
  });
}

function placeIn(bucket: Bucket): LockPlace {
  return {
    create: (key, content) => bucket.create(key, content),
    read: async (key) => (await bucket.get(key))?.toString(),
    replace: (key, content) => bucket.put(key, Buffer.from(content)),
    remove: (key, content) => bucket.remove(key, content),
  };
}

interface Fetched {
  files: ReadonlyMap<string, string>;
  lines: number;
}

async function fetchSite({ bucket, console, area }: BucketSite, folder: string): Promise<Fetched> {
  // A list has 1,000 keys at most, so versions' many files are left out.
  const keys = await Promise.all([
    bucket.keys('site/', { flat: true }),
    bucket.keys(area === undefined ? 'site/areas/' : `site/areas/${area}/`),
    bucket.keys('site-releases/', { flat: true }),
    bucket.keys('site-releases/host/'),
  ]);
  const fetched = new Map<string, string>();
  await severalAtOnce(
    keys.flat().filter((key) => RECORD.test(key)),
    async (key) => {
      const content = await bucket.get(key);
      if (!content) return;
      await replaceFile(join(folder, key), content);
      fetched.set(key, integrityOf(content));
    },
  );
  const site = join(folder, 'site');
  const { hosts } = siteFiles(site);
  for (const key of fetched.keys()) {
    const [, place = '', name = ''] = /^(site\/areas\/.+|site-releases\/host\/.+)\/(area|host)\.json$/.exec(key) ?? [];
    const isElsewhere = fetched.has(`${place}/address`);
    if (!place || isElsewhere) continue;
    const address = name === 'host' ? `${console}/assets/` : `${console}/${place.slice('site/'.length)}/`;
    await replaceFile(join(name === 'host' ? join(hosts, basename(place)) : join(folder, place), SERVED_FROM), address);
  }
  return { files: fetched, lines: (await readLog(site)).length };
}

/** Versions, then documents naming them, then the log: readers see the old console or the new. */
async function putSite(
  { bucket }: BucketSite,
  folder: string,
  { files, lines }: Fetched,
  demandHeld: DemandHeld,
): Promise<void> {
  const changed = await changedFiles(folder, files);
  const folders = new Set(changed.flatMap(({ key }) => FOLDER_OF_FILES.exec(key)?.[0] ?? []));
  const stored = new Set((await Promise.all([...folders].map((each) => bucket.keys(each)))).flat());
  const inTurn = async (which: (key: string) => boolean) => {
    for (const isNext of ORDER) {
      const keys = changed.filter(({ key }) => which(key) && ORDER.find((is) => is(key)) === isNext);
      await severalAtOnce(keys, async ({ key, content }) => {
        // Stored files never change: a hash or version names them.
        if (isFile(key) && stored.has(key)) return;
        await bucket.put(key, content, cacheControlFor(key));
      });
    }
  };
  await inTurn((key) => !isDocument(key) && key !== LOG);
  await demandHeld();
  const site = join(folder, 'site');
  const documents = changed.filter(({ key }) => isDocument(key));
  const last = documents.find(({ key }) => key === 'site/registry.json') ?? documents.at(-1);
  if (last) {
    const entries = (await readLog(site)).slice(lines);
    const intent = intentText(site, entries, [[join(folder, last.key), last.content]]);
    await bucket.put(INTENT, Buffer.from(intent));
  }
  await inTurn(isDocument);
  await inTurn((key) => key === LOG);
  if (last || files.has(INTENT)) await bucket.delete(INTENT);
}

function cacheControlFor(key: string): string {
  if (!key.startsWith('site/')) return NEVER;
  // The page requests `host.json`; both must have one version.
  return key === 'site/host.json' ? REVALIDATE : cacheControl(key.slice('site'.length));
}

const FOLDER_OF_FILES = /^site\/(assets|areas\/[^/]+\/[^/]+)\//;
const isFile = (key: string) => /^site\/(assets|areas)\//.test(key) && !/\/(area|signatures)\.json$/.test(key);
const isDocument = (key: string) => /^site\/(registry\.json|host\.json|index\.html)$/.test(key);
const ORDER: ((key: string) => boolean)[] = [
  isFile,
  (key) => key.startsWith('site/areas/'),
  (key) => !isDocument(key),
  (key) => key === 'site/registry.json',
  (key) => key === 'site/host.json',
  () => true,
];

async function changedFiles(
  folder: string,
  fetchedFiles: Fetched['files'],
): Promise<{ key: string; content: Buffer }[]> {
  const read = async (path: string) => ({ key: relative(folder, path), content: await readFile(path) });
  return (await severalAtOnce(await filesBelow(folder), read)).filter(
    ({ key, content }) =>
      basename(key) !== SERVED_FROM &&
      !COMPRESSED.test(key) &&
      key !== LOCK &&
      fetchedFiles.get(key) !== integrityOf(content),
  );
}
