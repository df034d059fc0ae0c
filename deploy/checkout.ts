import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from './refusal';
import { ROOT } from './workspace';

/**
 * Runs in a temporary checkout with packages installed.
 * @throws Refusal if the repository lacks the commit
 */
export async function inCheckout<Result>(
  commit: string,
  act: (folder: string) => Promise<Result>,
  root = ROOT,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'checkout-'));
  try {
    await runIn(root, 'git', 'worktree', 'add', '--quiet', '--detach', folder, commit).catch(() => {
      throw new Refusal(`This repository does not have the commit ${commit}; fetch it first`);
    });
    await runIn(folder, 'npm', 'run', '--silent', 'bootstrap');
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await runIn(root, 'git', 'worktree', 'prune');
  }
}

export async function runIn(cwd: string, command: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(command, args, { cwd, maxBuffer: 64 * 1024 * 1024 });
}
