import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../workspace';

const run = promisify(execFile);

/** Generated or foreign. The type check's cache is copied, so that only changes are checked. */
const NOT_COPIED = new Set(['.git', '.console', 'dist', 'node_modules', 'test-results', 'playwright-report']);

export async function makeClone(name: string): Promise<string> {
  // Stands below the root, so that packages are linked, not copied across file systems.
  const folder = join(root, '.console', name);
  await rm(folder, { recursive: true, force: true });
  // Otherwise the linter skips the folder, ignored by the outer repository.
  await mkdir(join(folder, '.git'), { recursive: true });
  const filter = (source: string) => !NOT_COPIED.has(basename(source));
  for (const entry of (await readdir(root)).filter(filter)) {
    await cp(join(root, entry), join(folder, entry), { recursive: true, filter, preserveTimestamps: true });
  }
  await run(join(root, 'node_modules/.bin/pnpm'), ['install', '--offline', '--frozen-lockfile'], { cwd: folder });
  return folder;
}

export async function play(folder: string, commands: string): Promise<void> {
  try {
    await run('sh', ['-ec', commands], { cwd: folder });
  } catch (cause) {
    const { stdout, stderr } = cause as { stdout: string; stderr: string };
    throw new Error(`${commands}\n${stdout}${stderr}`, { cause });
  }
}

/** Reads `+++ path`, then lines to keep, remove and add. Kept and removed lines must occur exactly once. */
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
