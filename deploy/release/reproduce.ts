import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { integrityOf, provenanceOf } from '@console/build/records';
import { inCheckout, runIn } from '../checkout';
import { Refusal } from '../refusal';
import { packageDir, ROOT } from '../workspace';
import { integrities } from './publish';
import { HOST, manifestName, publishedArea, publishedHost, versionFolder } from './site';

export interface Reproduced {
  commit: string;
  /** Differs from the published version if the sources gave other files. */
  version: string;
  /** Missing or different files; empty if equal. */
  differing: string[];
}

/** @throws Refusal without a commit, or if this repository lacks it */
export async function reproduce(site: string, name: string, version: string, root = ROOT): Promise<Reproduced> {
  const contents =
    name === HOST ? await hostFiles(site, version) : (await publishedArea(site, name, version)).manifest.files;
  const path = join(versionFolder(site, name, version), manifestName(name));
  const { commit, uncommitted = [] } = (await provenanceOf(path)) ?? {};
  if (!commit) throw new Refusal(`${name} ${version} does not say of which commit it was built`);
  if (uncommitted.length > 0)
    throw new Refusal(`${name} ${version} was built from what is in no commit: ${uncommitted.join(', ')}`);

  const files: Files = { ...contents, [manifestName(name)]: await unstampedIntegrity(path) };
  return await inCheckout(
    commit,
    async (folder) => {
      await runIn(folder, 'npm', 'run', '--silent', 'build', name);
      const again = await builtFiles(join(folder, relative(ROOT, packageDir(name)), 'dist'), name);
      const names = new Set([...Object.keys(files), ...Object.keys(again.files)]);
      const differing = [...names].filter((file) => files[file] !== again.files[file]).sort();
      return { commit, version: again.version, differing };
    },
    root,
  );
}

/** Hashes by path, with manifest and page. */
type Files = Record<string, string>;

async function hostFiles(site: string, version: string): Promise<Files> {
  const { page, files } = await publishedHost(site, version);
  return { ...files, 'index.html': integrityOf(page) };
}

async function builtFiles(dist: string, name: string): Promise<{ version: string; files: Files }> {
  const manifest = join(dist, manifestName(name));
  const { version, files = {} } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string; files?: Files };
  const contents =
    name === HOST
      ? {
          ...(await integrities(join(dist, 'assets'))),
          'index.html': integrityOf(await readFile(join(dist, 'index.html'))),
        }
      : files;
  return { version, files: { ...contents, [manifestName(name)]: await unstampedIntegrity(manifest) } };
}

/** Builder and time are no part of a version. */
async function unstampedIntegrity(path: string): Promise<string> {
  const { built: _, ...unstamped } = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  return integrityOf(JSON.stringify(unstamped));
}
