import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import type { AreaDefinition } from '@console/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { areaVersionPlugin, HASH_PLACEHOLDER } from './area-version-plugin';
import { developmentPlugin, REACT_FILE } from './development/development';
import { hostScriptsPlugin } from './host-scripts-plugin';
import { packageVersion } from './package-version';
import { type BuildMode, connectionRule, preset } from './preset';
import { reproduciblePlugin } from './reproducible-plugin';
import { builtAgainst, remoteShares, singletonPackages } from './singletons';
import { titlesOf } from './words/area-titles';
import { wordsPlugin } from './words/words-plugin';

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
      reproduciblePlugin,
      hostScriptsPlugin,
      ownCopiesPlugin(packageDir),
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
      wordsPlugin({ packageDir, titles: titlesOf(area) }),
      areaVersionPlugin({
        definition: area,
        version,
        container,
        builtAgainst: builtAgainst(packageDir),
        ...(isDevelopment ? { development: REACT_FILE } : { packageDir }),
      }),
      ...(isDevelopment ? [developmentPlugin] : []),
    ],
  };
}

/** Bundled by each build: rarely used, or smaller than a request. */
const BUNDLED_DOORS = [
  '@console/ui/src/icons.ts',
  ...['bare', 'emails', 'mail-html', 'names', 'org-number', 'search-text'].map(
    (name) => `@console/schema/src/${name}.ts`,
  ),
  '@console/words/src/rich.ts',
];

/** Refuses copies of shared packages: two Reacts or sessions in a page fail obscurely. */
const ownCopiesPlugin = (packageDir: string) => (compiler: Compiler) => {
  const placeOf = (name: string) => realpathSync(join(packageDir, 'node_modules', name));
  const folders = singletonPackages.map((name) => ({ name, folder: placeOf(name) + sep }));
  const bundledDoors = new Set(BUNDLED_DOORS.map(placeOf));
  compiler.hooks.compilation.tap('own copies', (compilation) => {
    compilation.hooks.finishModules.tap('own copies', (modules) => {
      for (const module of modules) {
        const resource = module instanceof webpack.NormalModule ? module.resource : '';
        const copy = folders.find(({ folder }) => resource.startsWith(folder));
        if (!copy || bundledDoors.has(resource)) continue;
        compilation.errors.push(
          new webpack.WebpackError(`${resource} would bring a second ${copy.name}; import it by name.`),
        );
      }
    });
  });
};
