import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { JSX_SOURCE } from './development/development';

const resolveHere = createRequire(import.meta.url).resolve;

// Otherwise Module Federation finds it by the stack of a failed call, which compiles the schema of webpack's options.
process.env.FEDERATION_WEBPACK_PATH ??= resolveHere('webpack');

/** `production` for publishing, `development` for `npm run dev`. */
export type BuildMode = 'production' | 'development';

/** Time limit of an area's lazy chunk, below the host's deadline of 8 s for the whole area. */
const CHUNK_TIMEOUT = 7_000;

/** The supported browsers, which set the language version of scripts: `browserslist` of this package. */
const { browserslist: BROWSERS } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  browserslist: string[];
};

/** Installed packages except ours, which an area in its own repository has as sources from archives. */
const OF_OTHERS = /node_modules[\\/](?!\.pnpm[\\/]|@console[\\/])/;

/** Calls and wire schemas, in this repository or in another one. */
const OF_API = /[\\/](?:shared|@console)[\\/]api[\\/]src[\\/].*\.ts$/;

/** SheetJS' tables of old code pages are only for reading old files, and larger than the rest of it. */
export const ALIASES: Record<string, string | false> = { './dist/cpexcel.js': false };

/**
 * React Router's exports lead to its development build in every mode: the same code with warnings for developers. This
 * is for the package that bundles the router, in production.
 */
export function productionRouter(packageDir: string): Record<string, string> {
  const dom = createRequire(realpathSync(resolveFrom(packageDir, '@console/router'))).resolve('react-router-dom');
  const router = dirname(resolveFrom(dirname(dom), 'react-router/package.json'));
  return {
    'react-router$': join(router, 'dist/production/index.mjs'),
    'react-router/dom$': join(router, 'dist/production/dom-export.mjs'),
  };
}

const resolveFrom = (folder: string, name: string) => createRequire(join(folder, 'package.json')).resolve(name);

/**
 * Common settings of host and areas: how TypeScript is compiled, and how scripts are named and minified. Shared
 * packages are compiled from source too, so their changes need no build of their own. `refresh` prepares components for
 * Fast Refresh.
 */
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
      // A missing export fails the load and not a later click.
      strictExportPresence: true,
      // The argument of this class is compiled as a worker and replaced by its address: `start-worker.ts` of shared/ui.
      parser: { javascript: { worker: ['WorkerScript from ./start-worker', '...'] } },
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
      // A module that threw is evaluated again at the next attempt; otherwise its incomplete exports would be returned.
      strictModuleExceptionHandling: true,
    },
    optimization: {
      runtimeChunk: false,
      // SWC has threads of its own; `parallel` would start a process for them.
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false, extractComments: false })],
    },
    // No cache in production: with one, webpack adds modules in another order, and the files would differ.
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

// Uses the production JSX runtime in development too unless Fast Refresh is on: hosts do not share the other one.
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
  const own = join(packageDir, 'webpack.config.ts');
  for (const file of [
    ...shared.sort().map((name) => join(import.meta.dirname, name)),
    ...(existsSync(own) ? [own] : []),
  ])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}
