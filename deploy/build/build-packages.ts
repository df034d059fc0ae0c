import { availableParallelism, constants, setPriority } from 'node:os';
import { join, relative } from 'node:path';
import { fingerprint, isBuilt, markBuilt, provenanceNow, stampManifest } from '@console/build/records';
import type { Provenance } from '@console/contract/releases';
import { startProgram } from '../child-process';
import { severalAtOnce } from '../files';
import { areaDir, areaNames, HOST_DIR, ROOT } from '../workspace';

/** No more at once than processors: each process takes half a gigabyte. */
export async function buildPackages(dirs: readonly string[], report: (line: string) => void): Promise<void> {
  await severalAtOnce(dirs, (dir) => buildPackage(dir, report), availableParallelism());
}

/** `inBackground` lowers the process's priority. */
export async function buildPackage(
  dir: string,
  report: (line: string) => void,
  { inBackground = false } = {},
): Promise<void> {
  const name = relative(ROOT, dir);
  const inputs = await fingerprint(ROOT, dir);
  const manifest = join(dir, 'dist', dir === HOST_DIR ? 'host.json' : 'area.json');
  if (await isBuilt(dir, inputs)) {
    await stampManifest(manifest, await packageProvenance(dir));
    return report(`${name} is up to date`);
  }

  const started = performance.now();
  await runBuild(dir, inBackground);
  await stampManifest(manifest, await packageProvenance(dir));
  await markBuilt(dir, inputs);
  report(`${name} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

export async function currentAreas(): Promise<string[]> {
  const current = await Promise.all(
    areaNames().map(async (name) =>
      (await isBuilt(areaDir(name), await fingerprint(ROOT, areaDir(name)))) ? [name] : [],
    ),
  );
  return current.flat();
}

function runBuild(dir: string, inBackground: boolean): Promise<void> {
  const build = startProgram([`${import.meta.dirname}/build-one.ts`, dir]);
  if (inBackground && build.pid !== undefined) setPriority(build.pid, constants.priority.PRIORITY_LOW);
  return new Promise((resolve, reject) => {
    build.once('error', reject);
    build.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${relative(ROOT, dir)} was not built`))));
  });
}

export function packageProvenance(dir: string): Promise<Provenance> {
  return provenanceNow(ROOT, [relative(ROOT, dir), 'shared', 'pnpm-lock.yaml']);
}
