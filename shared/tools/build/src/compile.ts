import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import type { BuildMode } from './preset';

export async function packageConfiguration(dir: string, mode: BuildMode): Promise<Configuration> {
  const module = (await import(pathToFileURL(join(dir, 'webpack.config.ts')).href)) as {
    default(mode: BuildMode): Configuration;
  };
  return module.default(mode);
}

export function compile(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack made no compiler');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      // `close` writes the cache.
      compiler.close((closing) => (failed || closing ? reject(failed ?? closing) : resolve()));
    });
  });
}

/** `onBuilt` gets webpack's report of errors. */
export function watch(configuration: Configuration, onBuilt: (problems?: string) => void): void {
  webpack(configuration)?.watch({}, (error, stats) => {
    onBuilt(error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined));
  });
}
