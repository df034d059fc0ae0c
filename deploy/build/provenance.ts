import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { systemAccount } from '../account';
import { replaceFile } from '../files';
import { ROOT } from '../workspace';

/** Where a build comes from. It stands as `built` in `area.json` and `host.json`, and has no part in the version. */
export interface Provenance {
  /** Absent where the sources are no checkout and nobody said it. */
  commit?: string | undefined;
  /** Changed or new files among the build's sources that are not in that commit. */
  uncommitted?: string[] | undefined;
  by: string;
  at: string;
}

interface Stamped {
  built?: Provenance;
}

/**
 * What a build of a package would come from now: `RELEASE_COMMIT` says the commit where there is no repository, as in an
 * image.
 */
export async function provenanceNow(packageDir: string, root = ROOT): Promise<Provenance> {
  const by = systemAccount();
  const at = new Date().toISOString();
  if (process.env.RELEASE_COMMIT) return { commit: process.env.RELEASE_COMMIT, by, at };
  const [folder, commit] = (await git(root, 'rev-parse', '--show-toplevel', 'HEAD'))?.split('\n') ?? [];
  // A copy of the sources inside of another checkout is none itself.
  if (!folder || !commit || realpathSync(folder) !== realpathSync(root)) return { by, at };
  // What a build reads, as the fingerprint has it.
  const sources = [relative(root, packageDir), 'shared', 'pnpm-lock.yaml'];
  const changed = await git(root, 'status', '--porcelain', '--untracked-files=all', '--', ...sources);
  const uncommitted = (changed ?? '').split('\n').flatMap((line) => line.slice(3) || []);
  return { commit, ...(uncommitted.length > 0 ? { uncommitted } : {}), by, at };
}

/** Writes where a build comes from into its manifest, unless the same commit stands there already. */
export async function stampBuild(packageDir: string, manifestName: string): Promise<void> {
  const path = join(packageDir, 'dist', manifestName);
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Stamped;
  const built = await provenanceNow(packageDir);
  const sourceOf = (from: Provenance | undefined) => from && JSON.stringify([from.commit, from.uncommitted]);
  if (sourceOf(manifest.built) === sourceOf(built)) return;
  await replaceFile(path, `${JSON.stringify({ ...manifest, built }, null, 2)}\n`);
}

/** What a manifest says about where its build comes from. */
export async function provenanceOf(manifestPath: string): Promise<Provenance | undefined> {
  return (JSON.parse(await readFile(manifestPath, 'utf8')) as Stamped).built;
}

/** Whether two manifests describe the same files; builder and time are not compared. */
export function isSameBuild(one: Buffer, other: Buffer): boolean {
  const [a, b] = [one, other].map((content) => {
    const { built: _, ...unstamped } = JSON.parse(content.toString()) as Stamped;
    return JSON.stringify(unstamped);
  });
  return a === b;
}

/** `undefined` outside of a checkout, or where there is no git. */
function git(cwd: string, ...args: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile('git', args, { cwd, maxBuffer: 16 * 1024 * 1024 }, (error, stdout) => resolve(error ? undefined : stdout));
  });
}
