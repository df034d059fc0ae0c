import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildMode, compile } from '@console/build';

type Configuration = Parameters<typeof compile>[0];

/** What a package's `webpack.config.ts` says for a mode. */
export async function packageConfiguration(dir: string, mode: BuildMode): Promise<Configuration> {
  const module = (await import(pathToFileURL(join(dir, 'webpack.config.ts')).href)) as {
    default(mode: BuildMode): Configuration;
  };
  return module.default(mode);
}
