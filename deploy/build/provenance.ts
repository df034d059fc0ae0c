import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { systemAccount } from '../account';
import { replaceFile } from '../files';
import { ROOT } from '../workspace';

/** Where a build comes from. It is `built` in `area.json` and `host.json`; the version does not depend on it. */
export interface Provenance {
  /** Absent if the sources are no checkout and `RELEASE_COMMIT` is not set. */
  commit?: string | undefined;
  /** Changed or new files among the build's sources that are not in the commit. */
  uncommitted?: string[] | undefined;
  by: string;
  at: string;
}

interface Stamped {
  built?: Provenance;
}

/**
 * The provenance of a build that is made now. `RELEASE_COMMIT` is the commit where there is no repository, such as in
 * an image.
 */
export async function provenanceNow(packageDir: string, root = ROOT): Promise<Provenance> {
  const by = systemAccount();
  const at = new Date().toISOString();
  if (process.env.RELEASE_COMMIT) return { commit: process.env.RELEASE_COMMIT, by, at };
  const [folder, commit] = (await git(root, 'rev-parse', '--show-toplevel', 'HEAD'))?.split('\n') ?? [];
  // A copy of the sources in a folder of another checkout is not a checkout.
  if (!folder || !commit || realpathSync(folder) !== realpathSync(root)) return { by, at };
  // The inputs of a build, the same as in its fingerprint.
  const sources = [relative(root, packageDir), 'shared', 'pnpm-lock.yaml'];
  const changed = await git(root, 'status', '--porcelain', '--untracked-files=all', '--', ...sources);
  const uncommitted = (changed ?? '').split('\n').flatMap((line) => line.slice(3) || []);
  return { commit, ...(uncommitted.length > 0 ? { uncommitted } : {}), by, at };
}

/** Writes the provenance of a build into its manifest, unless the manifest has the same commit. */
export async function stampBuild(packageDir: string, manifestName: string): Promise<void> {
  const path = join(packageDir, 'dist', manifestName);
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Stamped;
  const built = await provenanceNow(packageDir);
  const sourceOf = (from: Provenance | undefined) => from && JSON.stringify([from.commit, from.uncommitted]);
  if (sourceOf(manifest.built) === sourceOf(built)) return;
  await replaceFile(path, `${JSON.stringify({ ...manifest, built }, null, 2)}\n`);
}

/** The provenance in a manifest. */
export async function provenanceOf(manifestPath: string): Promise<Provenance | undefined> {
  return (JSON.parse(await readFile(manifestPath, 'utf8')) as Stamped).built;
}

/** True if two manifests describe the same files; builder and time are not compared. */
export function isSameBuild(one: Buffer, other: Buffer): boolean {
  const [a, b] = [one, other].map((content) => {
    const { built: _, ...unstamped } = JSON.parse(content.toString()) as Stamped;
    return JSON.stringify(unstamped);
  });
  return a === b;
}

/** `undefined` outside of a checkout, or if git is not installed. */
function git(cwd: string, ...args: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile('git', args, { cwd, maxBuffer: 16 * 1024 * 1024 }, (error, stdout) => resolve(error ? undefined : stdout));
  });
}
