import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Provenance } from '../build/provenance';
import { readIfThere } from '../files';
import { siteFiles } from './site';

/** Who is responsible for a change, and why it is made. */
export interface Authority {
  by: string;
  why: string;
  /** Go live although host and areas are not compatible; the log says so. */
  force?: boolean | undefined;
}

/** One line of a site's log. Versions of areas, or of the host under the name `host`. */
export interface LogEntry {
  at: string;
  by: string;
  action: 'publish' | 'promote' | 'rollback' | 'canary' | 'allow' | 'disallow' | 'retire' | 'clean' | 'unlock';
  name: string;
  /** What was live before. */
  from?: string | undefined;
  /** Absent where nothing is live any more. */
  to?: string | undefined;
  /** Of a published version: the commit it was built from, by whom and when. */
  built?: Provenance | undefined;
  /** What was removed: a version's files, or the lock of a process that is gone. */
  removed?: string | undefined;
  /** Share of users that get a canary; 0 when it ended. */
  percent?: number | undefined;
  /** Organisation numbers of the companies that get a canary. */
  companies?: readonly string[] | undefined;
  why?: string | undefined;
  forced?: true | undefined;
}

/** Everything that was ever published or made live in a site, oldest first. */
export async function readLog(site: string): Promise<LogEntry[]> {
  const content = await readIfThere(siteFiles(site).log);
  const lines = content?.toString().split('\n') ?? [];
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as LogEntry];
    } catch {
      // The empty end of the file, or what a full disk left of a line; neither may stand in the way of a rollback.
      return [];
    }
  });
}

/** Writes one line. What was asked for with force is marked when force was needed. */
export async function appendLog(site: string, entry: Omit<LogEntry, 'at'>): Promise<LogEntry> {
  const { log } = siteFiles(site);
  const dated = { at: new Date().toISOString(), ...entry };
  await mkdir(dirname(log), { recursive: true });
  await appendFile(log, `${JSON.stringify(dated)}\n`);
  return dated;
}

/** What was live before a version was promoted: where a rollback from it leads. Rollbacks themselves do not count. */
export function liveBefore(log: readonly LogEntry[], name: string, version: string): string | undefined {
  return log.findLast((entry) => entry.action === 'promote' && entry.name === name && entry.to === version)?.from;
}
