import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace';

const INTERVAL = 500;

/** Ends with this process, even if killed: the channel closes. */
export function startProgram(args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const endsWithParent = join(import.meta.dirname, 'end-with-parent.ts');
  return spawn(process.execPath, ['--import', 'tsx', '--import', endsWithParent, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
}

/** Ends after npm. No event reports that, so ancestors are compared. */
export function endWithParent(): void {
  const started = ancestors();
  setInterval(() => ancestors() === started || process.exit(1), INTERVAL).unref();
}

/** The shell outlives npm. */
function ancestors(): string {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

/** From `/proc`; undefined outside Linux. */
function parentOf(pid: number): string | undefined {
  try {
    // The second field, a name in parentheses, may contain any character.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.split(' ')[2];
  } catch {
    return undefined;
  }
}
