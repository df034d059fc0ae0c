import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* The tool works on a copy of the small files. */

export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the exit code. */
export async function runRelease(site: string, args: readonly string[]): Promise<number> {
  const script = join(import.meta.dirname, 'release.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args, '--site', site], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 3;
}
