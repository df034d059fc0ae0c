import { type FileHandle, mkdir, open, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT = 30_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs the work under an exclusive lock, also across machines that mount the folder. A lock left behind by a dead process
 * is not removed automatically: the error names its holder, and a person deletes the file.
 */
export async function withLock<Result>(path: string, work: () => Promise<Result>, timeout = TIMEOUT): Promise<Result> {
  await mkdir(dirname(path), { recursive: true });
  // Signals wait for the few milliseconds of work: an interrupted process would leave the lock behind.
  const wait = () => {};
  for (const signal of SIGNALS) process.on(signal, wait);
  try {
    await acquire(path, timeout);
    try {
      return await work();
    } finally {
      await rm(path, { force: true });
    }
  } finally {
    for (const signal of SIGNALS) process.off(signal, wait);
  }
}

async function acquire(path: string, timeout: number): Promise<void> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const file = await createExclusively(path);
    if (file) {
      const holder = { process: process.pid, machine: hostname(), since: new Date().toISOString() };
      await file.writeFile(JSON.stringify(holder));
      return file.close();
    }
    if (Date.now() > deadline) {
      const holder = await readFile(path, 'utf8').catch(() => 'unknown');
      throw new Error(`Another process is changing this site: ${holder}. If that process is gone, delete ${path}`);
    }
    await pause(20 + Math.random() * 30);
  }
}

/** `undefined` when the file exists; of several processes exactly one creates it. */
function createExclusively(path: string): Promise<FileHandle | undefined> {
  return open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
}
