import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../workspace';

const run = promisify(execFile);

/**
 * Generated folders, and those that are not part of the repository. The cache of the type check is copied if there is
 * one: then only changed packages and their users are checked.
 */
const NOT_COPIED = new Set(['.git', '.console', 'dist', 'node_modules', 'test-results', 'playwright-report']);

/** The workspace as a fresh clone, installed from this machine. */
export async function makeClone(name: string): Promise<string> {
  // Below the root, so that packages are linked from the store and not copied across file systems.
  const folder = join(root, '.console', name);
  await rm(folder, { recursive: true, force: true });
  // Marks the folder as a repository of its own. Otherwise the linter skips it, because the outer repository ignores
  // it.
  await mkdir(join(folder, '.git'), { recursive: true });
  const filter = (source: string) => !NOT_COPIED.has(basename(source));
  for (const entry of (await readdir(root)).filter(filter)) {
    await cp(join(root, entry), join(folder, entry), { recursive: true, filter, preserveTimestamps: true });
  }
  await run(join(root, 'node_modules/.bin/pnpm'), ['install', '--offline', '--frozen-lockfile'], { cwd: folder });
  return folder;
}

/** Runs the lines of a command block in a shell. Rejects with their output. */
export async function play(folder: string, commands: string): Promise<void> {
  try {
    await run('sh', ['-ec', commands], { cwd: folder });
  } catch (cause) {
    const { stdout, stderr } = cause as { stdout: string; stderr: string };
    throw new Error(`${commands}\n${stdout}${stderr}`, { cause });
  }
}

/**
 * Applies a `diff` block: after the line `+++ path` come lines to keep, to remove and to add. The lines to keep and to
 * remove must be in the file exactly once.
 */
export async function applyDiff(folder: string, block: string): Promise<void> {
  for (const part of block.split(/^\+\+\+ /m).slice(1)) {
    const [path = '', ...lines] = part.trimEnd().split('\n');
    const side = (mark: string) => lines.flatMap((line) => (line.startsWith(mark) ? [] : line.slice(1))).join('\n');
    const [before, after] = [side('+'), side('-')];
    const file = join(folder, path);
    const content = await readFile(file, 'utf8');
    const count = content.split(before).length - 1;
    if (count !== 1) throw new Error(`${path} has ${count} places like this one:\n${before}`);
    await writeFile(
      file,
      content.replace(before, () => after),
    );
  }
}
