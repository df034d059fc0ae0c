import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Limit of files or requests at the same time. */
const AT_ONCE = 8;

/** Replaces a file in one step: a reader sees the old content or the new one, never a part of it. */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const draft = await draftFile(path, content);
  await draft.put();
}

/** Writes new content to the disk; `put` then replaces the file in one step that can hardly fail. */
export async function draftFile(path: string, content: string | Buffer): Promise<{ put: () => Promise<void> }> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, content, { flush: true });
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return { put: () => rename(draft, path) };
}

/** Content of a file; `undefined` if it does not exist. */
export function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/**
 * Does the work for each item, several at the same time but not all, to spare the disk, store or server. After a failure
 * it begins with no further item.
 */
export async function severalAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const left = [...items];
  const next = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  const stop = (error: unknown) => {
    left.length = 0;
    throw error;
  };
  await Promise.all(Array.from({ length: atOnce }, () => next().catch(stop)));
}
