import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { type FrameOptions, FramePlugin } from './frame-plugin';
import { HostManifestPlugin } from './host-manifest-plugin';
import { packageVersion } from './package-version';
import { ALIASES, type BuildMode, preset, productionRouter } from './preset';
import { ReproduciblePlugin } from './reproducible-plugin';
import { ScriptIntegrityPlugin } from './script-integrity-plugin';
import { builtAgainst, hostShares } from './singletons';

export interface HostOptions {
  /** Federation runtime plugin, a module of the host's source. */
  runtimePlugin: string;
  frame: FrameOptions;
  /** Modules of libraries that smaller ones of ours stand in for: name → file. */
  standIns: Record<string, string>;
}

const WIDGET_ENGINE = /[\\/]node_modules[\\/]@(?:ark-ui|zag-js|internationalized|floating-ui)[\\/]/;

/** webpack configuration of the host: brings the singletons and the federation engine, knows no area. */
export function defineHost(packageDir: string, options: HostOptions, mode: BuildMode = 'production'): Configuration {
  const base = preset(packageDir, mode);
  return {
    ...base,
    name: 'host',
    entry: { main: './src/main.ts' },
    resolve: {
      ...base.resolve,
      alias: {
        ...ALIASES,
        ...(mode === 'production' ? productionRouter(packageDir) : {}),
        '@module-federation/runtime-core$': engineModule(),
        ...exactly(options.standIns),
      },
    },
    output: {
      ...base.output,
      uniqueName: 'console',
      publicPath: '/',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    optimization: {
      ...base.optimization,
      // In development too: it brings the hashes of scripts into the first one (ScriptIntegrityPlugin).
      realContentHash: true,
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // Changes with dependencies and the design system, not with every release of the host.
          platform: {
            name: 'platform',
            test: /[\\/]node_modules[\\/]|[\\/]shared[\\/]/,
            // Not of the workers, whose one script holds all they need.
            chunks: ({ name }) => name === 'main',
            enforce: true,
          },
          // What the entries with Ark's widgets have in common; each keeps the state machine that only it needs.
          widgets: {
            name: 'widgets',
            test: WIDGET_ENGINE,
            chunks: 'async',
            minChunks: 2,
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new ReproduciblePlugin(),
      new ScriptIntegrityPlugin(),
      new ModuleFederationPlugin({
        name: 'console',
        shared: hostShares(packageDir),
        shareStrategy: 'loaded-first',
        runtimePlugins: [join(packageDir, options.runtimePlugin)],
        manifest: false,
        dts: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      // V8 compiles these two as a whole while they arrive, instead of each function when it is first called.
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /^assets\/(main|platform)\./,
        // After comments are removed, before the names get their content hashes.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      new FramePlugin(options.frame),
      new HostManifestPlugin({ version: packageVersion(packageDir), offers: builtAgainst(packageDir) }),
    ],
  };
}

// One ES module for everyone in the bundle; the package's CommonJS twin would come along otherwise.
function engineModule(): string {
  const main = createRequire(import.meta.url).resolve('@module-federation/runtime-core');
  return main.replace(/index\.cjs$/, 'index.js');
}

const exactly = (standIns: Record<string, string>) =>
  Object.fromEntries(Object.entries(standIns).map(([name, file]) => [`${name}$`, file]));
