import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type Child, startChild } from '../machine/child';
import { root, runFolder } from '../machine/root';

const run = promisify(execFile);

const NOT_COPIED = new Set(['.git', '.console', '.types', 'dist', 'node_modules', 'test-results', 'playwright-report']);

/** The next run deletes it. */
export class Clone {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Dependencies come from this machine. */
  static async make(name: string): Promise<Clone> {
    const folder = join(runFolder, name);
    await rm(folder, { recursive: true, force: true });
    const filter = (source: string) => !NOT_COPIED.has(basename(source));
    // A folder cannot be copied into itself.
    for (const entry of (await readdir(root)).filter(filter)) {
      await cp(join(root, entry), join(folder, entry), { recursive: true, filter });
    }
    await run(join(root, 'node_modules/.bin/pnpm'), ['install', '--offline', '--frozen-lockfile'], { cwd: folder });
    return new Clone(folder);
  }

  /** Rejects if the run fails. */
  async npmRun(...args: string[]): Promise<string> {
    try {
      return (await run('npm', ['run', '-s', ...args], { cwd: this.folder })).stdout;
    } catch (cause) {
      const { stdout, stderr } = cause as { stdout: string; stderr: string };
      throw new Error(`npm run ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause });
    }
  }

  /** A program that keeps running. */
  start(script: string, args: string[], options: { port: number; env: NodeJS.ProcessEnv }): Promise<Child> {
    const { folder: cwd } = this;
    return startChild(join(cwd, 'node_modules/.bin/tsx'), [join(cwd, script), ...args], { cwd, ...options });
  }

  /** Throws without a match. */
  async edit(path: string, pattern: RegExp, replacement: string): Promise<void> {
    const file = join(this.folder, path);
    const content = await readFile(file, 'utf8');
    if (!pattern.test(content)) throw new Error(`${path} has nothing like ${pattern}`);
    await writeFile(file, content.replace(pattern, replacement));
  }
}
