import { randomUUID } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { integrityOf } from '@console/build/records';
import { parsedJson, readIfThere, replaceFile } from '../files';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface LockPlace {
  /** False if the file exists: exactly one process creates it, with content. */
  create(path: string, content: string): Promise<boolean>;
  read(path: string): Promise<string | undefined>;
  replace(path: string, content: string): Promise<void>;
  /** Only with this content. */
  remove(path: string, content: string): Promise<void>;
}

export interface LockTimes {
  timeout: number;
  /** Milliseconds between attempts. */
  every: number;
  beat: number;
  /** Without a sign of life for so long, the holder is dead. */
  silence: number;
}

const TIMES: LockTimes = { timeout: 30_000, every: 30, beat: 5_000, silence: 20_000 };

interface Holder {
  process: number;
  machine: string;
  since: string;
  id: string;
  beat: number;
}

/** Rejects if the lock was taken away, such as from a machine that slept. */
export type DemandHeld = () => Promise<void>;

/**
 * Also across machines. A dead local process loses its lock at once, a remote process after a silence by the waiting
 * process's clock.
 */
export async function withLock<Result>(
  place: LockPlace,
  path: string,
  work: (demandHeld: DemandHeld) => Promise<Result>,
  times: Partial<LockTimes> = {},
): Promise<Result> {
  const { beat, ...waiting } = { ...TIMES, ...times };
  // Interruption would leave the lock behind.
  const wait = () => {};
  for (const signal of SIGNALS) process.on(signal, wait);
  try {
    const holder = await acquire(place, path, waiting);
    const demandHeld = async () => {
      if (holderIn(await place.read(path))?.id !== holder.id)
        throw new Error('Another process has taken the lock, because this one gave no sign of life: nothing changed');
    };
    const sign = async () => {
      await demandHeld();
      await place.replace(path, JSON.stringify({ ...holder, beat: (holder.beat += 1) }));
    };
    let signing: Promise<void> | undefined;
    const timer = setInterval(() => (signing = sign().catch(() => {})), beat);
    try {
      return await work(demandHeld);
    } finally {
      clearInterval(timer);
      await signing;
      const content = await place.read(path);
      if (content && holderIn(content)?.id === holder.id) await place.remove(path, content);
    }
  } finally {
    for (const signal of SIGNALS) process.off(signal, wait);
  }
}

async function acquire(
  place: LockPlace,
  path: string,
  { timeout, every, silence }: Omit<LockTimes, 'beat'>,
): Promise<Holder> {
  const since = new Date().toISOString();
  const holder = { process: process.pid, machine: hostname(), since, id: randomUUID(), beat: 0 };
  const deadline = Date.now() + timeout;
  let latest = { content: '', at: Date.now() };
  while (!(await place.create(path, JSON.stringify(holder)))) {
    const content = await place.read(path);
    if (content === undefined) continue;
    if (content !== latest.content) latest = { content, at: Date.now() };
    const silent = Date.now() - latest.at;
    if ((isDead(content) || silent > silence) && (await removeDead(place, path, content))) continue;
    // The process that was removing the lock has been killed.
    if (silent > 1.2 * silence) await removeMark(place, path, content);
    if (Date.now() > deadline) {
      throw new Error(
        `Another process is changing this site: ${holderText(content)}. If it hangs, end it: its lock goes by itself`,
      );
    }
    await pause(every * (0.7 + Math.random()));
  }
  return holder;
}

/** Only one waiting process removes the lock. */
async function removeDead(place: LockPlace, path: string, content: string): Promise<boolean> {
  const removal = removalPath(path, content);
  const mark = `removed by process ${process.pid} on ${hostname()}, ${randomUUID()}`;
  if (!(await place.create(removal, mark))) return false;
  const isStillThere = (await place.read(path)) === content;
  if (isStillThere) await place.remove(path, content);
  await place.remove(removal, mark);
  return isStillThere;
}

async function removeMark(place: LockPlace, path: string, content: string): Promise<void> {
  const removal = removalPath(path, content);
  const mark = await place.read(removal);
  if (mark !== undefined) await place.remove(removal, mark);
}

function removalPath(path: string, content: string): string {
  return `${path}.${Buffer.from(integrityOf(content)).toString('hex').slice(-32)}`;
}

/** Undefined without a lock, or for an earlier tool's empty lock. */
const holderIn = (content: string | undefined) => parsedJson(content) as Holder | undefined;

function holderText(content: string): string {
  const holder = holderIn(content);
  return holder ? `process ${holder.process} on ${holder.machine} since ${holder.since}` : content || 'unknown';
}

function isDead(content: string): boolean {
  const holder = holderIn(content);
  if (holder?.machine !== hostname()) return false;
  try {
    process.kill(holder.process, 0);
    return false;
  } catch (error) {
    // EPERM: exists, under another account.
    return (error as NodeJS.ErrnoException).code !== 'EPERM';
  }
}

export const FOLDER: LockPlace = {
  async create(path, content) {
    const draft = `${path}.${randomUUID()}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, content);
      await link(draft, path);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  },
  read: async (path) => (await readIfThere(path))?.toString(),
  replace: replaceFile,
  remove: (path) => rm(path, { force: true }),
};
