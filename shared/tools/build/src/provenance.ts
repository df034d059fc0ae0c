import { execFile } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Provenance } from '@console/contract/releases';
import { systemAccount } from './account';
import { packageVersion } from './package-version';

interface Stamped {
  built?: Provenance;
}

/**
 * The provenance of a build that is made now. `RELEASE_COMMIT` is the commit where there is no repository, such as in
 * an image.
 * @param root folder of the checkout, or below it
 * @param sources paths below `root` that the build reads
 */
export async function provenanceNow(root: string, sources: readonly string[]): Promise<Provenance> {
  const tools = { node: process.versions.node, '@console/build': packageVersion(join(import.meta.dirname, '..')) };
  const rest = { by: systemAccount(), at: new Date().toISOString(), tools };
  if (process.env.RELEASE_COMMIT) return { commit: process.env.RELEASE_COMMIT, ...rest };
  const [files, commit, changed, origin] = await Promise.all([
    git(root, 'ls-files', '--', ...sources),
    git(root, 'rev-parse', 'HEAD'),
    git(root, 'status', '--porcelain', '--untracked-files=all', '--', ...sources),
    git(root, 'config', '--get', 'remote.origin.url'),
  ]);
  // A copy of the sources in a folder of another checkout is not a checkout: that one has none of these files.
  if (!files || !commit) return rest;
  const uncommitted = (changed ?? '').split('\n').flatMap((line) => line.slice(3) || []);
  const repository = withoutPassword(origin);
  return {
    commit: commit.trim(),
    ...(repository ? { repository } : {}),
    ...(uncommitted.length > 0 ? { uncommitted } : {}),
    ...rest,
  };
}

/** Writes the provenance into a build's manifest, unless the manifest has the same sources. */
export async function stampManifest(path: string, built: Provenance): Promise<void> {
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Stamped;
  const sourceOf = (from: Provenance | undefined) =>
    from && JSON.stringify([from.commit, from.uncommitted, from.types]);
  if (sourceOf(manifest.built) === sourceOf(built)) return;
  // In one step, because another process may read the manifest.
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify({ ...manifest, built }, null, 2)}\n`);
  await rename(draft, path);
}

/** The provenance in a manifest. */
export async function provenanceOf(manifestPath: string): Promise<Provenance | undefined> {
  return provenanceIn(await readFile(manifestPath));
}

/** The provenance in the content of a manifest. */
export function provenanceIn(manifest: Buffer): Provenance | undefined {
  return (JSON.parse(manifest.toString()) as Stamped).built;
}

/** True if two manifests describe the same files; builder and time are not compared. */
export function isSameBuild(one: Buffer, other: Buffer): boolean {
  const [a, b] = [one, other].map((content) => {
    const { built: _, ...unstamped } = JSON.parse(content.toString()) as Stamped;
    return JSON.stringify(unstamped);
  });
  return a === b;
}

/** `undefined` for a folder of this machine, which says nothing to others. */
function withoutPassword(address: string | undefined): string | undefined {
  const trimmed = address?.trim() ?? '';
  if (/^[\w.-]+@[\w.-]+:/.test(trimmed)) return trimmed;
  if (!URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  if (url.protocol === 'file:') return undefined;
  url.username = '';
  url.password = '';
  return url.href;
}

/** `undefined` outside of a checkout, or if git is not installed. */
function git(cwd: string, ...args: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile('git', args, { cwd, maxBuffer: 16 * 1024 * 1024 }, (error, stdout) => resolve(error ? undefined : stdout));
  });
}
