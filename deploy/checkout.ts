import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inFolder } from './files';
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
  const acted = inFolder(async (folder) => {
    await runIn(root, 'git', 'worktree', 'add', '--quiet', '--detach', folder, commit).catch(() => {
      throw new Refusal(`This repository does not have the commit ${commit}; fetch it first`);
    });
    await runIn(folder, 'npm', 'run', '--silent', 'bootstrap');
    return act(folder);
  });
  return acted.finally(() => runIn(root, 'git', 'worktree', 'prune'));
}

export async function runIn(cwd: string, command: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(command, args, { cwd, maxBuffer: 64 * 1024 * 1024 });
}
