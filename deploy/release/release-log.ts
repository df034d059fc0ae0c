import { appendFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { integrityOf } from '@console/build/records';
import type { ReleaseLine } from '@console/contract/releases';
import { readIfThere, replaceFile, replaceFiles } from '../files';
import { type DemandHeld, FOLDER, withLock } from './lock';
import { siteFiles } from './site';

export interface Authority {
  by: string;
  why: string;
  /** Make it live although host and areas are not compatible; the log has `forced`. */
  force?: boolean | undefined;
  /** Also unsigned versions of areas with signers: for a console on the developer's own machine. No command sets it. */
  unsigned?: boolean | undefined;
}

/** One line of a site's log, about versions of an area, or of the host under the name `host`. */
export interface LogEntry extends Omit<ReleaseLine, 'companies'> {
  companies?: readonly string[] | undefined;
}

/** Lines of a change under way, and the last file that it replaces: with this content, the change was made. */
export interface Intent {
  lines: readonly LogEntry[];
  /** Path in the site; without `integrity`, the change removes it. */
  file: string;
  integrity?: string | undefined;
}

/** A new content of a file, or `undefined` to remove it. */
export type Replaced = readonly [path: string, content: string | Buffer | undefined];

const NEWLINE = 10;

/** All lines of changes that were made, oldest first. */
export async function readLog(site: string): Promise<LogEntry[]> {
  const written = await writtenLines(site);
  return [...written, ...(await madeLines(site, written))];
}

async function writtenLines(site: string): Promise<LogEntry[]> {
  const content = await readIfThere(siteFiles(site).log);
  const lines = content?.toString().split('\n') ?? [];
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as LogEntry];
    } catch {
      // The empty end of the file, or a line that a full disk has cut off: neither may prevent a rollback.
      return [];
    }
  });
}

/** Lines of a change that was made by a process which ended before it wrote them. */
async function madeLines(site: string, written: readonly LogEntry[]): Promise<readonly LogEntry[]> {
  const content = await readIfThere(siteFiles(site).intent);
  if (!content) return [];
  const { lines, file, integrity } = JSON.parse(content.toString()) as Intent;
  // A folder that has not been removed is no file.
  const now = await readIfThere(join(site, file)).catch(() => Buffer.alloc(0));
  if ((now && integrityOf(now)) !== integrity) return [];
  const known = new Set(written.map((line) => JSON.stringify(line)));
  return lines.filter((line) => !known.has(JSON.stringify(line)));
}

/** Writes the lines of the last change if it was made, and forgets it. Only under the lock. */
async function settle(site: string): Promise<void> {
  for (const line of await madeLines(site, await writtenLines(site))) await appendLine(site, line);
  await rm(siteFiles(site).intent, { force: true });
}

export type Make = (line: Omit<LogEntry, 'at'>, files: readonly Replaced[]) => Promise<LogEntry>;

/** Runs a change of the live versions under the lock; `make` makes it. A change that fails leaves no line. */
export async function changeSite<Result>(site: string, work: (make: Make) => Promise<Result>): Promise<Result> {
  return withLock(FOLDER, siteFiles(site).lock, async (demandHeld) => {
    await settle(site);
    return work((line, files) => makeChange(site, line, files, demandHeld));
  });
}

async function makeChange(
  site: string,
  line: Omit<LogEntry, 'at'>,
  files: readonly Replaced[],
  demandHeld: DemandHeld,
): Promise<LogEntry> {
  const entry = { at: new Date().toISOString(), ...line };
  try {
    await replaceFiles(files, async () => {
      await demandHeld();
      await replaceFile(siteFiles(site).intent, intentText(site, [entry], files));
    });
  } finally {
    await settle(site);
  }
  return entry;
}

export function intentText(site: string, lines: readonly LogEntry[], files: readonly Replaced[]): string {
  const [path = '', content] = files.at(-1) ?? [];
  const integrity = content === undefined ? undefined : integrityOf(content);
  return JSON.stringify({ lines, file: relative(site, path), integrity } satisfies Intent);
}

/** Writes a line about what was done already, with the time. */
export async function appendLog(site: string, line: Omit<LogEntry, 'at'>): Promise<LogEntry> {
  const entry = { at: new Date().toISOString(), ...line };
  await appendLine(site, entry);
  return entry;
}

/** It is a line of its own also after one that a full disk has cut off. */
async function appendLine(site: string, entry: LogEntry): Promise<void> {
  const { log } = siteFiles(site);
  await mkdir(dirname(log), { recursive: true });
  const before = await readIfThere(log);
  const isCut = before !== undefined && before.length > 0 && before.at(-1) !== NEWLINE;
  await appendFile(log, `${isCut ? '\n' : ''}${JSON.stringify(entry)}\n`);
}

/**
 * The version that was live before this one was promoted: the target of a rollback. Rollbacks themselves do not count.
 */
export function liveBefore(log: readonly LogEntry[], name: string, version: string): string | undefined {
  return log.findLast((entry) => entry.action === 'promote' && entry.name === name && entry.to === version)?.from;
}
