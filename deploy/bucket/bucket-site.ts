import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { integrityOf } from '@console/build/records';
import { replaceFile, severalAtOnce } from '../files';
import { Refusal } from '../refusal';
import { SERVED_FROM } from '../release/served';
import { siteFiles } from '../release/site';
import { inFolder } from '../release/site-elsewhere';
import { cacheControl, NEVER, REVALIDATE } from '../serve/cache-rules';
import type { Bucket } from './bucket';

/*
 * A site in a bucket: `site/` is served by a CDN, `site-releases/` holds the tool's own records. The release tool works
 * on a folder with a copy of the small files; the files of versions stay in the bucket and are checked through the CDN.
 */
const LOCK = 'site-releases/lock';
/** Small files: what is live, what was published and by whom. */
const RECORD =
  /^(site\/([^/]+\.json|index\.html|areas\/[^/]+\/[^/]+\/((area|signatures)\.json|address))|site-releases\/(?!lock$).+)$/;
/** A web server sends these copies; a CDN compresses by itself. */
const COMPRESSED = /\.(br|gz)$/;

export interface BucketSite {
  bucket: Bucket;
  /** Address under which people open the console. */
  console: string;
  /** The only area whose versions the work needs; by default it gets the small files of all. */
  area?: string | undefined;
}

/** Runs the work on a copy of the bucket's small files and writes the changed ones back, under the bucket's lock. */
export function withBucketSite<Result>(
  options: BucketSite,
  work: (site: string) => Promise<Result>,
  timeout = 60_000,
): Promise<Result> {
  return inFolder((folder) =>
    withLock(options.bucket, timeout, async () => {
      const before = await fetchSite(options, folder);
      const result = await work(join(folder, 'site'));
      await putSite(options, folder, before);
      return result;
    }),
  );
}

/** Runs the work on a copy of the bucket's small files, and writes nothing back. */
export function readBucketSite<Result>(options: BucketSite, work: (site: string) => Promise<Result>): Promise<Result> {
  return inFolder(async (folder) => {
    await fetchSite(options, folder);
    return work(join(folder, 'site'));
  });
}

/** Removes the lock of a dead process, by a person's decision. Returns the lock's content. */
export async function unlockBucket({ bucket }: BucketSite): Promise<string> {
  const holder = await bucket.get(LOCK);
  if (!holder) throw new Refusal('Nobody is changing this site: there is no lock');
  await bucket.delete(LOCK);
  return holder.toString();
}

async function withLock<Result>(bucket: Bucket, timeout: number, work: () => Promise<Result>): Promise<Result> {
  const holder = `process ${process.pid} on ${hostname()} since ${new Date().toISOString()} (${randomUUID()})`;
  const deadline = Date.now() + timeout;
  while (!(await bucket.create(LOCK, holder))) {
    if (Date.now() > deadline) {
      const other = (await bucket.get(LOCK))?.toString() ?? 'unknown';
      throw new Error(
        `Another process is changing this site: ${other}. If it is gone: npm run release:bucket -- unlock`,
      );
    }
    await pause(500);
  }
  try {
    return await work();
  } finally {
    await bucket.delete(LOCK);
  }
}

/** Hash of each copied file, by its path. */
type Fetched = ReadonlyMap<string, string>;

async function fetchSite({ bucket, console, area }: BucketSite, folder: string): Promise<Fetched> {
  // A list has at most 1,000 keys, and the next is requested after it, so the many files that are no records are not
  // listed.
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
  const { hosts } = siteFiles(join(folder, 'site'));
  for (const key of fetched.keys()) {
    const [, place = '', name = ''] = /^(site\/areas\/.+|site-releases\/host\/.+)\/(area|host)\.json$/.exec(key) ?? [];
    const isElsewhere = fetched.has(`${place}/address`);
    if (!place || isElsewhere) continue;
    const address = name === 'host' ? `${console}/assets/` : `${console}/${place.slice('site/'.length)}/`;
    await replaceFile(join(name === 'host' ? join(hosts, basename(place)) : join(folder, place), SERVED_FROM), address);
  }
  return fetched;
}

/** Writes the versions first and the documents that name them last: a reader sees the old console or the new one. */
async function putSite({ bucket }: BucketSite, folder: string, before: Fetched): Promise<void> {
  const changed = await changedFiles(folder, before);
  const folders = new Set(changed.flatMap(({ key }) => FOLDER_OF_FILES.exec(key)?.[0] ?? []));
  const stored = new Set((await Promise.all([...folders].map((each) => bucket.keys(each)))).flat());
  for (const isNext of ORDER) {
    const keys = changed.filter(({ key }) => ORDER.find((is) => is(key)) === isNext);
    await severalAtOnce(keys, async ({ key, content }) => {
      // A stored file never changes: its name has a hash of its content, or its version.
      if (isFile(key) && stored.has(key)) return;
      await bucket.put(key, content, cacheControlFor(key));
    });
  }
}

function cacheControlFor(key: string): string {
  if (!key.startsWith('site/')) return NEVER;
  // The page requests `host.json`, and the two have to be of the same version.
  return key === 'site/host.json' ? REVALIDATE : cacheControl(key.slice('site'.length));
}

/** The host's files, or those of one version. */
const FOLDER_OF_FILES = /^site\/(assets|areas\/[^/]+\/[^/]+)\//;
const isFile = (key: string) => /^site\/(assets|areas)\//.test(key) && !/\/(area|signatures)\.json$/.test(key);
const ORDER: ((key: string) => boolean)[] = [
  isFile,
  (key) => key.startsWith('site/areas/'),
  (key) => key.startsWith('site-releases/'),
  (key) => !/^site\/(registry\.json|host\.json|index\.html)$/.test(key),
  (key) => key === 'site/registry.json',
  (key) => key === 'site/host.json',
  () => true,
];

async function changedFiles(folder: string, before: Fetched): Promise<{ key: string; content: Buffer }[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const files = paths.map(async (path) => ({ key: relative(folder, path), content: await readFile(path) }));
  return (await Promise.all(files)).filter(
    ({ key, content }) =>
      basename(key) !== SERVED_FROM &&
      !COMPRESSED.test(key) &&
      key !== LOCK &&
      before.get(key) !== integrityOf(content),
  );
}
