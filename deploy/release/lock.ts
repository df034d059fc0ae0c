import { type FileHandle, mkdir, open, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE = 30_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does the work while nobody else holds the lock, on this machine or on another that has the folder mounted. A lock
 * that outlived its process is not broken by guesswork: its holder is named, and a person removes the file.
 */
export async function withLock<Result>(
  path: string,
  work: () => Promise<Result>,
  patience = PATIENCE,
): Promise<Result> {
  await mkdir(dirname(path), { recursive: true });
  // Work that has begun is finished, in milliseconds: an interrupted one would leave the lock behind.
  const wait = () => {};
  for (const signal of SIGNALS) process.on(signal, wait);
  try {
    await take(path, patience);
    try {
      return await work();
    } finally {
      await rm(path, { force: true });
    }
  } finally {
    for (const signal of SIGNALS) process.off(signal, wait);
  }
}

async function take(path: string, patience: number): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const file = await createAlone(path);
    if (file) {
      const holder = { process: process.pid, machine: hostname(), since: new Date().toISOString() };
      await file.writeFile(JSON.stringify(holder));
      return file.close();
    }
    if (Date.now() > deadline) {
      const holder = await readFile(path, 'utf8').catch(() => 'unknown');
      throw new Error(`Somebody else is changing this site: ${holder}. If that process is gone, delete ${path}`);
    }
    await pause(20 + Math.random() * 30);
  }
}

/** `undefined` when the file exists; of several processes exactly one makes it. */
function createAlone(path: string): Promise<FileHandle | undefined> {
  return open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
}
