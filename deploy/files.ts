import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Files or requests at once. */
const AT_ONCE = 8;

export function replaceFile(path: string, content: string | Buffer): Promise<void> {
  return replaceFiles([[path, content]]);
}

/** After `ready`, each step can hardly fail. Without content, removes the path, also a folder. */
export async function replaceFiles(
  files: readonly (readonly [path: string, content: string | Buffer | undefined])[],
  ready: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  // The dot hides drafts from lists of versions.
  const drafts = files.map(([path, content]) => ({
    path,
    content,
    draft: join(dirname(path), `.${basename(path)}.${randomUUID()}`),
  }));
  try {
    for (const { path, content, draft } of drafts) {
      await mkdir(dirname(path), { recursive: true });
      if (content !== undefined) await writeFile(draft, content, { flush: true });
    }
    await ready();
    for (const { path, content, draft } of drafts)
      await (content === undefined ? rename(path, draft) : rename(draft, path));
  } finally {
    await Promise.all(drafts.map(({ draft }) => rm(draft, { force: true, recursive: true })));
  }
}

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

export function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** The folder is temporary. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits ten seconds. */
export const fetchSoon = (url: string | URL) => fetch(url, { signal: AbortSignal.timeout(10_000) });

/** Undefined without JSON. */
export function parsedJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Spares disk, server, and the limit of open files. A failure begins no further item. */
export async function severalAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce = AT_ONCE,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const next = async () => {
    for (let entry = queue.shift(); entry !== undefined; entry = queue.shift())
      results[entry[0]] = await work(entry[1]);
  };
  const stop = (error: unknown) => {
    queue.length = 0;
    throw error;
  };
  await Promise.all(Array.from({ length: atOnce }, () => next().catch(stop)));
  return results;
}
