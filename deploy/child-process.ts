import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace';

/** Milliseconds between two looks at whether the parent is still the same. */
const INTERVAL = 500;

/**
 * Runs a program of this repository in a process of its own, which ends with this one: the channel between them closes
 * however this one ends, also when it is killed.
 */
export function startProgram(args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const endsWithParent = join(import.meta.dirname, 'end-with-parent.ts');
  return spawn(process.execPath, ['--import', 'tsx', '--import', endsWithParent, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
}

/** Ends this process when npm, which started it, is gone. Nothing tells a process that; it gets other ancestors. */
export function endWithParent(): void {
  const started = ancestors();
  setInterval(() => ancestors() === started || process.exit(1), INTERVAL).unref();
}

/** The shell that npm starts for a script, and npm, which the shell outlives. */
function ancestors(): string {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

/** As Linux tells it; elsewhere only the own parent is known. */
function parentOf(pid: number): string | undefined {
  try {
    // The second field is the program's name in parentheses, with anything in it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.split(' ')[2];
  } catch {
    return undefined;
  }
}
