import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, sharedDirs } from '../workspace';

interface Archive {
  /** Such as `@console/ui`. */
  name: string;
  path: string;
}

/** Packs every shared package. References to the workspace become the versions of the packages. */
export async function packShared(folder: string): Promise<Archive[]> {
  await mkdir(folder, { recursive: true });
  const pnpm = join(ROOT, 'node_modules/.bin/pnpm');
  const archives: Archive[] = [];
  for (const cwd of sharedDirs()) {
    const args = ['pack', '--json', '--pack-destination', folder];
    const { stdout } = await promisify(execFile)(pnpm, args, { cwd });
    const { filename } = JSON.parse(stdout) as { filename: string };
    archives.push({ name: `@console/${basename(cwd)}`, path: filename });
  }
  return archives;
}
