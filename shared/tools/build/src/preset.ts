import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { JSX_SOURCE } from './development/development';

const resolveHere = createRequire(import.meta.url).resolve;

// Otherwise Module Federation finds webpack by a failed call's stack, compiling the schema of webpack's options.
process.env.FEDERATION_WEBPACK_PATH ??= resolveHere('webpack');

/** `development` for `npm run dev`. */
export type BuildMode = 'production' | 'development';

/** Stays below the host's 8 s for the area. */
const CHUNK_TIMEOUT = 7_000;

/** `browserslist` sets the language version. */
const { browserslist: BROWSERS } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  browserslist: string[];
};

/** Leaves out our packages, because another repository has sources. */
const OF_OTHERS = /node_modules[\\/](?!\.pnpm[\\/]|@console[\\/])/;

/** Matches in any repository. */
const OF_API = /[\\/](?:shared|@console)[\\/]api[\\/]src[\\/].*\.ts$/;

/** Tables for reading old code pages, larger than the rest of SheetJS. */
export const ALIASES: Record<string, string | false> = { './dist/cpexcel.js': false };

/** React Router resolves to its development build, in production too. */
export function productionRouter(packageDir: string): Record<string, string> {
  const dom = createRequire(realpathSync(resolveFrom(packageDir, '@console/router'))).resolve('react-router-dom');
  const router = dirname(resolveFrom(dirname(dom), 'react-router/package.json'));
  return {
    'react-router$': join(router, 'dist/production/index.mjs'),
    'react-router/dom$': join(router, 'dist/production/dom-export.mjs'),
  };
}

const resolveFrom = (folder: string, name: string) => createRequire(join(folder, 'package.json')).resolve(name);

/** Serves host and areas; compiles shared packages from source. `refresh`: Fast Refresh. */
export function preset(packageDir: string, mode: BuildMode, { refresh = false } = {}): Configuration {
  const production = mode === 'production';
  return {
    mode,
    context: packageDir,
    target: `browserslist:${BROWSERS.join(', ')}`,
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: ALIASES,
    },
    module: {
      // A missing export fails the load, not a later click.
      strictExportPresence: true,
      // Compiles the argument as a worker: shared/ui `start-worker.ts`.
      parser: { javascript: { worker: ['WorkerScript from ../workers/start-worker', '...'] } },
      rules: [
        {
          test: /\.tsx?$/,
          exclude: OF_OTHERS,
          use: [
            { loader: resolveHere('swc-loader'), options: swcOptions(refresh) },
            { loader: resolveHere('./styles-loader.cjs') },
          ],
        },
        { test: OF_API, use: { loader: resolveHere('./pure-values-loader.cjs') } },
        { test: /\.(woff2|svg)$/, type: 'asset/resource' },
      ],
    },
    output: {
      path: join(packageDir, 'dist'),
      clean: true,
      hashFunction: 'xxhash64',
      chunkLoadTimeout: CHUNK_TIMEOUT,
      // Evaluates a failed module again, instead of returning incomplete exports.
      strictModuleExceptionHandling: true,
    },
    optimization: {
      runtimeChunk: false,
      // SWC has threads; `parallel` would add a process.
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false, extractComments: false })],
    },
    // A cache changes the order of modules, and the files.
    cache: !production && {
      type: 'filesystem',
      name: mode,
      cacheDirectory: join(packageDir, 'node_modules/.cache/webpack'),
      // webpack does not detect every change of plugins and aliases, so each configuration has its own cache.
      version: configurationVersion(packageDir),
    },
    performance: false,
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

/** Connects webpack to the federation engine, which the host has (`engine-loader.cjs`). */
export const connectionRule = (part: 'host' | 'area') => ({
  test: /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
  use: { loader: resolveHere('./engine-loader.cjs'), options: { part } },
});

// The production JSX runtime unless Fast Refresh is on: hosts do not share the development runtime.
const swcOptions = (refresh: boolean) => ({
  env: { targets: BROWSERS },
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: {
      react: { runtime: 'automatic', development: refresh, refresh, ...(refresh ? { importSource: JSX_SOURCE } : {}) },
    },
  },
});

function configurationVersion(packageDir: string): string {
  const hash = createHash('sha256');
  const shared = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const configFile = join(packageDir, 'webpack.config.ts');
  for (const file of [
    ...shared.sort().map((name) => join(import.meta.dirname, name)),
    ...(existsSync(configFile) ? [configFile] : []),
  ])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}
