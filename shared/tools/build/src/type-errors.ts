import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Undefined = none. @param args such as `-b remotes/billing` */
export function typeErrors(root: string, args: readonly string[]): Promise<string | undefined> {
  const compiler = join(root, 'node_modules/.bin/tsc');
  return promisify(execFile)(compiler, args, { cwd: root, maxBuffer: 16 * 1024 * 1024 }).then(
    () => undefined,
    ({ stdout, message }: { stdout: string; message: string }) => stdout.trim() || message,
  );
}
