import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../machine/root';
import { changedBuild, changedHost } from './changed-build';

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

const HOST_DIST = join(root, 'host/dist');

/** `ownVersions`, and a host that can be released. */
export async function ownHost(site: string): Promise<void> {
  await ownVersions(site);
  const assets = join(site, 'assets');
  const shared = await readlink(assets);
  await rm(assets);
  await cp(shared, assets, { recursive: true });
  await release(site, 'publish', 'host', '--dist', HOST_DIST, ...CHANGED);
}

/** Every script of the page and the area changes. */
export async function releaseHostAndArea(site: string, area: string, version: string) {
  const change = (code: string) => code.replaceAll('"use strict";', '"use strict";/* released again */');
  const dist = join(dirname(site), 'second-host');
  const host = changedHost(HOST_DIST, dist, change);
  await release(site, 'publish', 'host', '--dist', dist, ...CHANGED);
  const areaDist = join(dirname(site), 'second-area');
  const second = changedBuild(join(site, 'areas', area, version), areaDist, change);
  await release(site, 'publish', area, '--dist', areaDist, ...CHANGED);
  await release(site, 'promote', 'host', host, '--why', 'released');
  await release(site, 'promote', area, second, '--why', 'released');
  return { area: second };
}
