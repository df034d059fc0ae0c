import { constants, setPriority } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildMode, type compile, fingerprint, isBuilt, markBuilt } from '@console/build';
import { startProgram } from '../child-process';
import { HOST_DIR, ROOT } from '../workspace';
import { stampBuild } from './provenance';

/** Builds packages in parallel, each in its own process, and skips those with unchanged inputs. */
export async function buildPackages(dirs: readonly string[], report: (line: string) => void): Promise<void> {
  await Promise.all(dirs.map((dir) => buildPackage(dir, report)));
}

/** Builds a package if its inputs have changed. `inBackground` lowers the priority of the process. */
export async function buildPackage(
  dir: string,
  report: (line: string) => void,
  { inBackground = false } = {},
): Promise<void> {
  const name = relative(ROOT, dir);
  const inputs = await fingerprint(ROOT, dir);
  const manifest = dir === HOST_DIR ? 'host.json' : 'area.json';
  if (await isBuilt(dir, inputs)) {
    await stampBuild(dir, manifest);
    return report(`${name} is up to date`);
  }

  const started = performance.now();
  await runBuild(dir, inBackground);
  await stampBuild(dir, manifest);
  await markBuilt(dir, inputs);
  report(`${name} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function runBuild(dir: string, inBackground: boolean): Promise<void> {
  const build = startProgram([`${import.meta.dirname}/build-one.ts`, dir]);
  if (inBackground && build.pid !== undefined) setPriority(build.pid, constants.priority.PRIORITY_LOW);
  return new Promise((resolve, reject) => {
    build.once('error', reject);
    build.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${relative(ROOT, dir)} was not built`))));
  });
}

type Configuration = Parameters<typeof compile>[0];

/** The configuration of a package's `webpack.config.ts` for a mode. */
export async function packageConfiguration(dir: string, mode: BuildMode): Promise<Configuration> {
  const module = (await import(pathToFileURL(join(dir, 'webpack.config.ts')).href)) as {
    default(mode: BuildMode): Configuration;
  };
  return module.default(mode);
}
