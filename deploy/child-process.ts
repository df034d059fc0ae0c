import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace';

/** Milliseconds between two checks of the ancestors. */
const INTERVAL = 500;

/**
 * Runs a program of this repository in its own process, which ends with this one: the channel between the two closes
 * even if this process is killed.
 */
export function startProgram(args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const endsWithParent = join(import.meta.dirname, 'end-with-parent.ts');
  return spawn(process.execPath, ['--import', 'tsx', '--import', endsWithParent, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
}

/**
 * Ends this process after npm, which started it, has ended. There is no event for that, so the ancestors are compared.
 */
export function endWithParent(): void {
  const started = ancestors();
  setInterval(() => ancestors() === started || process.exit(1), INTERVAL).unref();
}

/** The shell that npm starts for a script, and npm: the shell outlives npm. */
function ancestors(): string {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

/** Read from `/proc`; `undefined` on systems other than Linux. */
function parentOf(pid: number): string | undefined {
  try {
    // The second field is the program's name in parentheses, which may contain any character.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.split(' ')[2];
  } catch {
    return undefined;
  }
}
