import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../workspace';

/** The compiler's errors for a package and its imports; `undefined` if there are none. */
export function typeErrors(packageDir: string): Promise<string | undefined> {
  const compiler = join(ROOT, 'node_modules/.bin/tsc');
  return promisify(execFile)(compiler, ['-b', packageDir], { cwd: ROOT }).then(
    () => undefined,
    ({ stdout, message }: { stdout: string; message: string }) => stdout.trim() || message,
  );
}
