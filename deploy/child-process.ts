import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
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

/** Ends this process when npm, which started it, is gone. Nothing tells a process that; it gets another parent. */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.exit(1), INTERVAL).unref();
}
