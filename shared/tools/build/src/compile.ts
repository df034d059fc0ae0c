import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import type { BuildMode } from './preset';

/** The configuration of a package's `webpack.config.ts` for a mode. */
export async function packageConfiguration(dir: string, mode: BuildMode): Promise<Configuration> {
  const module = (await import(pathToFileURL(join(dir, 'webpack.config.ts')).href)) as {
    default(mode: BuildMode): Configuration;
  };
  return module.default(mode);
}

/** Runs one build. Rejects with webpack's report if it has errors. */
export function compile(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack made no compiler');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      // `close` writes the persistent cache; without it, the next build starts cold.
      compiler.close((closing) => (failed || closing ? reject(failed ?? closing) : resolve()));
    });
  });
}

/** Builds after every change. Calls `onBuilt` after each build, with webpack's report if it has errors. */
export function watch(configuration: Configuration, onBuilt: (problems?: string) => void): void {
  webpack(configuration)?.watch({}, (error, stats) => {
    onBuilt(error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined));
  });
}
