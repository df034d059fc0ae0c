import { createRequire } from 'node:module';
import type { AreaDefinition } from '@console/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { AreaVersionPlugin, HASH_PLACEHOLDER } from './area-version-plugin';
import { DevelopmentPlugin, REACT_FILE } from './development/development';
import { HostScriptsPlugin } from './host-scripts-plugin';
import { OwnCopiesPlugin } from './own-copies-plugin';
import { packageVersion } from './package-version';
import { type BuildMode, connectionRule, preset } from './preset';
import { ReproduciblePlugin } from './reproducible-plugin';
import { builtAgainst, remoteShares } from './singletons';
import { titlesOf } from './words/area-titles';
import { WordsPlugin } from './words/words-plugin';

/** webpack configuration of an area: `packageDir` has `src/area.ts` (declaration) and `src/remote.tsx` (code). */
export function defineRemote(packageDir: string, area: AreaDefinition, mode: BuildMode = 'production'): Configuration {
  const isDevelopment = mode === 'development';
  const version = `${packageVersion(packageDir)}-${isDevelopment ? 'dev' : HASH_PLACEHOLDER}`;
  const container = `${area.name}_${version}`.replace(/[^A-Za-z0-9_]/g, '_');
  const base = preset(packageDir, mode, { refresh: isDevelopment });
  const pageChunks = {
    test: /[\\/]remote\.tsx$/,
    enforce: 'pre',
    use: createRequire(import.meta.url).resolve('./page-chunks-loader.cjs'),
  } as const;
  // Hot updates need a name without a hash.
  const filename = isDevelopment ? '[name].js' : '[name].[contenthash:8].js';
  return {
    ...base,
    name: area.name,
    entry: {},
    module: { ...base.module, rules: [...(base.module?.rules ?? []), pageChunks, connectionRule('area')] },
    output: {
      ...base.output,
      uniqueName: container,
      // Relative to the entry.
      publicPath: 'auto',
      filename,
      chunkFilename: filename,
    },
    optimization: {
      ...base.optimization,
      // Smaller common code is duplicated, which saves a request.
      splitChunks: { minSize: 40_000 },
    },
    plugins: [
      new ReproduciblePlugin(),
      new HostScriptsPlugin(),
      new OwnCopiesPlugin(packageDir),
      new ModuleFederationPlugin({
        name: container,
        filename: filename.replace('[name]', 'remoteEntry'),
        library: { type: 'var', name: container },
        exposes: { './area': { import: './src/remote.tsx', name: 'area' } },
        shared: remoteShares(packageDir),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        // The host has the engine.
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      new WordsPlugin({ packageDir, titles: titlesOf(area) }),
      new AreaVersionPlugin({
        definition: area,
        version,
        container,
        builtAgainst: builtAgainst(packageDir),
        ...(isDevelopment ? { development: REACT_FILE } : { packageDir }),
      }),
      ...(isDevelopment ? [new DevelopmentPlugin()] : []),
    ],
  };
}
