import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CONTRACT_VERSION, type HostManifest } from '@console/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { integrityOf } from './area-manifest';
import { type FrameOptions, framePlugin } from './frame-plugin';
import { packageVersion } from './package-version';
import { ALIASES, type BuildMode, connectionRule, preset, productionRouter } from './preset';
import { reproduciblePlugin } from './reproducible-plugin';
import { scriptIntegrityPlugin } from './script-integrity-plugin';
import { type ExportNames, offeredExports } from './shared-exports';
import { builtAgainst, hostShares } from './singletons';
import { wordFilesOf, wordsPlugin } from './words/words-plugin';

export interface HostOptions {
  runtimePlugin: string;
  frame: FrameOptions;
}

const resolveHere = createRequire(import.meta.url).resolve;
/** The host fetches scripts and connects containers itself. */
const UNUSED_ENGINE =
  /@module-federation[\\/](?:runtime-core[\\/]dist[\\/]utils[\\/](?:load|preload)|sdk[\\/]dist[\\/]dom)\.js$/;
const WIDGET_ENGINE = /[\\/]node_modules[\\/]@(?:ark-ui|zag-js|internationalized|floating-ui)[\\/]/;

/** webpack configuration of the host, which has the singletons and the federation engine, and no area. */
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
      },
    },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        { test: /react-router[\\/]dist[\\/]production/, use: { loader: resolveHere('./pure-components-loader.cjs') } },
        connectionRule('host'),
        { test: UNUSED_ENGINE, use: { loader: resolveHere('./engine-loader.cjs'), options: { part: 'unused' } } },
      ],
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
      // `scriptIntegrityPlugin` needs this in development too.
      realContentHash: true,
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // Changes with dependencies and design system, not with the host.
          platform: {
            name: 'platform',
            test: /[\\/]node_modules[\\/]|[\\/]shared[\\/]/,
            // Each worker is one script.
            chunks: ({ name }) => name === 'main',
            enforce: true,
          },
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
      reproduciblePlugin,
      scriptIntegrityPlugin,
      new ModuleFederationPlugin({
        name: 'console',
        shared: hostShares(packageDir),
        shareStrategy: 'loaded-first',
        runtimePlugins: [join(packageDir, options.runtimePlugin)],
        manifest: false,
        dts: false,
        // The host connects containers itself (`federation-runtime.ts`).
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
      // V8 then compiles these two scripts as a whole while they are loaded, not each function at its first call.
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /^assets\/(main|platform)\./,
        // Between comment removal and content hashes.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      wordsPlugin({ packageDir, folder: 'assets/' }),
      framePlugin(options.frame),
      hostManifestPlugin(packageDir),
    ],
  };
}

// The ES module; otherwise the bundle would also contain the CommonJS build.
function engineModule(): string {
  const main = resolveHere('@module-federation/runtime-core');
  return main.replace(/index\.cjs$/, 'index.js');
}

/** Writes `host.json`, for compatibility checks. The hash covers the page, with its scripts' names, and the offer. */
const hostManifestPlugin = (packageDir: string) => (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('host manifest', (compilation) => {
    let exports: ExportNames = {};
    compilation.hooks.afterOptimizeModules.tap('host manifest', () => {
      exports = offeredExports(compilation);
    });
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'host manifest', stage }, () =>
      emitManifest(packageDir, compilation, exports),
    );
  });

function emitManifest(packageDir: string, compilation: Compilation, exports: ExportNames): void {
  const page = compilation.getAsset('index.html')?.source;
  if (!page) return; // the compilation has reported the error
  const words = Object.fromEntries(
    Object.entries(wordFilesOf(compilation)).map(([language, file]) => {
      const content = compilation.getAsset(file)?.source.buffer() ?? '';
      return [language, { file, integrity: integrityOf(content, 'sha256') }] as const;
    }),
  );
  const offers = builtAgainst(packageDir);
  const described = JSON.stringify({ contract: CONTRACT_VERSION, offers, exports, words });
  const hash = createHash('sha256').update(page.buffer()).update(described).digest('hex').slice(0, 7);
  const manifest: HostManifest = {
    contract: CONTRACT_VERSION,
    version: `${packageVersion(packageDir)}-${hash}`,
    offers,
    exports,
    words,
  };
  compilation.emitAsset('host.json', new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
}
