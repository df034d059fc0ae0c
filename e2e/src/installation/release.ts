import { execFile } from 'node:child_process';
import { mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../machine/root';

const run = promisify(execFile);

/** No commit stands for a build that a test changed. */
export const CHANGED = ['--dirty', '--no-types'] as const;

/** Rejects if the tool refuses. */
export async function release(site: string, ...args: string[]): Promise<string> {
  const command = ['--import', 'tsx', join(root, 'deploy/release/release.ts'), ...args, '--site', site];
  try {
    return (await run(process.execPath, command, { cwd: root })).stdout;
  } catch (cause) {
    const { stdout, stderr } = cause as { stdout: string; stderr: string };
    throw new Error(`release ${args.join(' ')}: ${stdout}${stderr}`, { cause });
  }
}

/** Files of versions stay shared. */
export async function ownVersions(site: string): Promise<void> {
  await rm(`${site}-releases`, { recursive: true, force: true });
  const areas = join(site, 'areas');
  const shared = await readlink(areas);
  await rm(areas);
  for (const name of await readdir(shared)) {
    await mkdir(join(areas, name), { recursive: true });
    for (const version of await readdir(join(shared, name))) {
      await symlink(join(shared, name, version), join(areas, name, version));
    }
  }
}
