import webpack, { type Configuration } from 'webpack';

/** Runs one build to its end. Rejects with webpack's own report when it has errors. */
export function compile(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack made no compiler');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      // Closing writes the persistent cache; a process that ends before it starts cold next time.
      compiler.close((closing) => (failed || closing ? reject(failed ?? closing) : resolve()));
    });
  });
}

/** Builds again after every change. `onBuilt` follows each build, with webpack's report when it has errors. */
export function watch(configuration: Configuration, onBuilt: (problems?: string) => void): void {
  webpack(configuration)?.watch({}, (error, stats) => {
    onBuilt(error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined));
  });
}
