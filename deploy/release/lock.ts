import { randomUUID } from 'node:crypto';
import { link, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readIfThere } from '../files';
import { Refusal } from '../refusal';

const TIMEOUT = 30_000;
/** Age of an empty lock after which nobody is still writing it. */
const EMPTY_MS = 2_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Content of a lock: its holder. */
interface Holder {
  process: number;
  machine: string;
  since: string;
  /** Unique for each lock. */
  id: string;
}

/**
 * Runs the work under an exclusive lock, also across machines that mount the folder. The lock of a dead process of this
 * machine is removed. Whether a process of another machine is alive is unknown, so the error names it, and a person
 * removes its lock with `unlock`.
 */
export async function withLock<Result>(path: string, work: () => Promise<Result>, timeout = TIMEOUT): Promise<Result> {
  await mkdir(dirname(path), { recursive: true });
  // Signals are ignored during the few milliseconds of work, because an interrupted process would leave the lock
  // behind.
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

/** Removes a lock by a person's decision, and returns its content. Refuses if its holder is known to be running. */
export async function breakLock(path: string): Promise<string> {
  const content = (await readIfThere(path))?.toString();
  if (content === undefined) throw new Refusal('Nobody is changing this site: there is no lock');
  const holder = readHolder(content);
  if (holder?.machine === hostname() && isAlive(holder)) {
    throw new Refusal(`Process ${holder.process} of this machine is changing this site; end it first`);
  }
  await rm(path, { force: true });
  if (holder) await rm(removalPath(path, holder), { force: true });
  return holder ? holderText(holder) : 'unknown';
}

async function acquire(path: string, timeout: number): Promise<void> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const since = new Date().toISOString();
    const own: Holder = { process: process.pid, machine: hostname(), since, id: randomUUID() };
    if (await createWhole(path, own)) return;
    const content = (await readIfThere(path))?.toString();
    const holder = readHolder(content ?? '');
    if (content === '' && (await removeEmpty(path))) continue;
    if (holder?.machine === hostname() && !isAlive(holder) && (await removeDead(path, holder))) continue;
    if (Date.now() > deadline) {
      const who = holder ? holderText(holder) : 'unknown';
      throw new Error(
        `Another process is changing this site: ${who}. If it is gone: npm run release -- unlock --why "…"`,
      );
    }
    await pause(20 + Math.random() * 30);
  }
}

/**
 * Of several processes that find the same dead holder, one removes its lock. A lock that was taken since has another
 * id.
 */
async function removeDead(path: string, holder: Holder): Promise<boolean> {
  const removal = removalPath(path, holder);
  if (!(await createWhole(removal, holder))) return false;
  const isStillThere = readHolder((await readIfThere(path))?.toString() ?? '')?.id === holder.id;
  if (isStillThere) await rm(path, { force: true });
  await rm(removal, { force: true });
  return isStillThere;
}

function removalPath(path: string, { id }: Holder): string {
  return `${path}.${id}`;
}

/** `undefined` if there is no lock, or an empty one. */
function readHolder(content: string): Holder | undefined {
  try {
    return JSON.parse(content) as Holder;
  } catch {
    return undefined;
  }
}

function holderText(holder: Holder): string {
  return `process ${holder.process} on ${holder.machine} since ${holder.since}`;
}

function isAlive({ process: pid }: Holder): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * False if the file exists; of several processes exactly one creates it. It appears with its content, so that a full
 * disk or a kill leaves no lock without a holder.
 */
async function createWhole(path: string, holder: Holder): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, JSON.stringify(holder));
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** An earlier release tool left an empty lock when the disk was full. It wrote the holder within milliseconds. */
async function removeEmpty(path: string): Promise<boolean> {
  const { mtimeMs, size } = await stat(path).catch(() => ({ mtimeMs: Date.now(), size: 0 }));
  if (size > 0 || Date.now() - mtimeMs < EMPTY_MS) return false;
  await rm(path, { force: true });
  return true;
}
