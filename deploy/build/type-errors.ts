import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../workspace';

/** What the compiler has to say against a package and what it imports; `undefined` when it has nothing. */
export function typeErrors(packageDir: string): Promise<string | undefined> {
  const compiler = join(ROOT, 'node_modules/.bin/tsc');
  return promisify(execFile)(compiler, ['-b', packageDir], { cwd: ROOT }).then(
    () => undefined,
    ({ stdout, message }: { stdout: string; message: string }) => stdout.trim() || message,
  );
}
