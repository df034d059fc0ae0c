import { appendFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { integrityOf } from '@console/build/records';
import type { ReleaseLine } from '@console/contract/releases';
import { parsedJson, readIfThere, replaceFile, replaceFiles } from '../files';
import { type DemandHeld, FOLDER, withLock } from './lock';
import { siteFiles } from './site';

export interface Authority {
  by: string;
  why: string;
  /** Despite incompatibility; logged as `forced`. */
  force?: boolean | undefined;
  /** For the developer's own console; no command sets it. */
  unsigned?: boolean | undefined;
}

/** About an area, or the host under `host`. */
export interface LogEntry extends Omit<ReleaseLine, 'companies'> {
  companies?: readonly string[] | undefined;
}

/** If the file has this content, the change was made. */
export interface Intent {
  lines: readonly LogEntry[];
  /** Without `integrity`, the change removes the file. */
  file: string;
  integrity?: string | undefined;
}

/** Undefined removes. */
export type Replaced = readonly [path: string, content: string | Buffer | undefined];

const NEWLINE = 10;

/** Oldest first. */
export async function readLog(site: string): Promise<LogEntry[]> {
  const lines = await writtenLines(site);
  return [...lines, ...(await madeLines(site, lines))];
}

async function writtenLines(site: string): Promise<LogEntry[]> {
  const content = await readIfThere(siteFiles(site).log);
  const lines = content?.toString().split('\n') ?? [];
  // A line cut off by a full disk must not prevent a rollback.
  return lines.flatMap((line) => (parsedJson(line) as LogEntry | undefined) ?? []);
}

/** The process ended before writing. */
async function madeLines(site: string, entries: readonly LogEntry[]): Promise<readonly LogEntry[]> {
  const content = await readIfThere(siteFiles(site).intent);
  if (!content) return [];
  const { lines, file, integrity } = JSON.parse(content.toString()) as Intent;
  // A folder not yet removed is no file.
  const now = await readIfThere(join(site, file)).catch(() => Buffer.alloc(0));
  if ((now && integrityOf(now)) !== integrity) return [];
  const logged = new Set(entries.map((line) => JSON.stringify(line)));
  return lines.filter((line) => !logged.has(JSON.stringify(line)));
}

/** Only under the lock. */
async function settle(site: string): Promise<void> {
  for (const line of await madeLines(site, await writtenLines(site))) await appendLine(site, line);
  await rm(siteFiles(site).intent, { force: true });
}

export type Make = (line: Omit<LogEntry, 'at'>, files: readonly Replaced[]) => Promise<LogEntry>;

/** Failure leaves no line. */
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

/** For what was done already. */
export async function appendLog(site: string, line: Omit<LogEntry, 'at'>): Promise<LogEntry> {
  const entry = { at: new Date().toISOString(), ...line };
  await appendLine(site, entry);
  return entry;
}

/** Starts a new line even if a full disk cut off the last entry. */
async function appendLine(site: string, entry: LogEntry): Promise<void> {
  const { log } = siteFiles(site);
  await mkdir(dirname(log), { recursive: true });
  const storedLog = await readIfThere(log);
  const isCut = storedLog !== undefined && storedLog.length > 0 && storedLog.at(-1) !== NEWLINE;
  await appendFile(log, `${isCut ? '\n' : ''}${JSON.stringify(entry)}\n`);
}

/** Rollbacks do not count. */
export function liveBefore(log: readonly LogEntry[], name: string, version: string): string | undefined {
  return log.findLast((entry) => entry.action === 'promote' && entry.name === name && entry.to === version)?.from;
}
