import { execFile } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Provenance } from '@console/contract/releases';
import { systemAccount } from './account';
import { packageVersion } from './package-version';

interface Stamped {
  built?: Provenance;
}

/**
 * `RELEASE_COMMIT` replaces the repository, as in an image.
 * @param root in the checkout
 * @param sources paths below `root`
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
  // Another checkout may contain this copy, without these files.
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

/** Skips manifests with the same sources. */
export async function stampManifest(path: string, built: Provenance): Promise<void> {
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Stamped;
  const sourceOf = (from: Provenance | undefined) =>
    from && JSON.stringify([from.commit, from.uncommitted, from.types]);
  if (sourceOf(manifest.built) === sourceOf(built)) return;
  // Renaming is atomic, and another process may read.
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify({ ...manifest, built }, null, 2)}\n`);
  await rename(draft, path);
}

export async function provenanceOf(manifestPath: string): Promise<Provenance | undefined> {
  return provenanceIn(await readFile(manifestPath));
}

export function provenanceIn(manifest: Buffer): Provenance | undefined {
  return (JSON.parse(manifest.toString()) as Stamped).built;
}

export function isSameBuild(one: Buffer, other: Buffer): boolean {
  const [a, b] = [one, other].map((content) => {
    const { built: _, ...unstamped } = JSON.parse(content.toString()) as Stamped;
    return JSON.stringify(unstamped);
  });
  return a === b;
}

/** A local folder means nothing to others. */
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

/** Undefined without checkout or git. */
function git(cwd: string, ...args: string[]): Promise<string | undefined> {
  const run = promisify(execFile)('git', args, { cwd, maxBuffer: 16 * 1024 * 1024 });
  return run.then(({ stdout }) => stdout).catch(() => undefined);
}
