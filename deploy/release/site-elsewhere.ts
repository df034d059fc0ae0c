import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** On a copy of the small files. Returns the exit code. */
export async function runRelease(site: string, args: readonly string[]): Promise<number> {
  const script = join(import.meta.dirname, 'release.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args, '--site', site], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 3;
}
