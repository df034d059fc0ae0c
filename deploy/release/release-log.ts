import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ReleaseLine } from '@console/contract/releases';
import { readIfThere } from '../files';
import { siteFiles } from './site';

/** The person or process that makes a change, and the reason. */
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
  /** Organisation numbers of the companies of a canary. */
  companies?: readonly string[] | undefined;
}

const NEWLINE = 10;

/** All lines of a site's log, oldest first. */
export async function readLog(site: string): Promise<LogEntry[]> {
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

/** Writes one line, with the time. It is a line of its own also after one that a full disk has cut off. */
export async function appendLog(site: string, entry: Omit<LogEntry, 'at'>): Promise<LogEntry> {
  const { log } = siteFiles(site);
  const dated = { at: new Date().toISOString(), ...entry };
  await mkdir(dirname(log), { recursive: true });
  const before = await readIfThere(log);
  const isCut = before !== undefined && before.length > 0 && before.at(-1) !== NEWLINE;
  await appendFile(log, `${isCut ? '\n' : ''}${JSON.stringify(dated)}\n`);
  return dated;
}

/**
 * The version that was live before this one was promoted: the target of a rollback. Rollbacks themselves do not count.
 */
export function liveBefore(log: readonly LogEntry[], name: string, version: string): string | undefined {
  return log.findLast((entry) => entry.action === 'promote' && entry.name === name && entry.to === version)?.from;
}
