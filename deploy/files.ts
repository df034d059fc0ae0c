import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What is read, written or asked for at the same time. */
const AT_ONCE = 8;

/** Replaces a file in one step: readers see the old content or the new one, never half of it. */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const draft = await draftFile(path, content);
  await draft.put();
}

/** New content of a file that is on the disk already and takes its place with `put`, which has nothing left to fail. */
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

/** Content of a file, `undefined` when it does not exist. */
export function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Does the work for each, some at the same time, so that a disk, a store or a server is not overrun. */
export async function severalAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const next = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
