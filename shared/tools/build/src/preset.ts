import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { JSX_SOURCE } from './development/development';

const resolveHere = createRequire(import.meta.url).resolve;

/** How a build is used: `production` is what is published, `development` what `npm run dev` serves. */
export type BuildMode = 'production' | 'development';

/** The longest an area's lazy chunk may take; shorter than the host's deadline of 8 s for the whole area. */
const CHUNK_TIMEOUT = 7_000;

/** The browsers that are supported, which decide what language is written into scripts: `browserslist` of this package. */
const { browserslist: BROWSERS } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  browserslist: string[];
};

/** Installed packages, but for ours: an area in a repository of its own has those from archives, as sources. */
const OF_OTHERS = /node_modules[\\/](?!\.pnpm[\\/]|@console[\\/])/;

/** Calls and wire schemas, in this repository and in another one. */
const OF_API = /[\\/](?:shared|@console)[\\/]api[\\/]src[\\/].*\.ts$/;

/** SheetJS' tables of old code pages are for reading old files, and weigh more than all the rest of it. */
export const ALIASES: Record<string, string | false> = { './dist/cpexcel.js': false };

/**
 * React Router's exports name its development build whatever the mode: the same code with warnings for developers. For
 * the package that bundles the router, in production.
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
 * What host and areas have in common: how TypeScript becomes scripts, how scripts are named and minified.
 * Everything is compiled from source, shared packages too, so a change shows without a build of its own. `refresh`
 * prepares components for Fast Refresh.
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
      // A promise of the module system broken at run time must fail the load, not a later click.
      strictExportPresence: true,
      // What is handed to this class is compiled as a worker, and its address comes back: `start-worker.ts` of shared/ui.
      parser: { javascript: { worker: ['WorkerScript from ./start-worker', '...'] } },
      rules: [
        {
          test: /\.tsx?$/,
          exclude: OF_OTHERS,
          use: { loader: resolveHere('swc-loader'), options: swcOptions(refresh) },
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
      // A module that threw is evaluated again on the next attempt; otherwise its incomplete exports would be returned.
      strictModuleExceptionHandling: true,
    },
    optimization: {
      runtimeChunk: false,
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    // What is published comes from its sources alone: from a cache, webpack takes up modules in another order.
    cache: !production && {
      type: 'filesystem',
      name: mode,
      cacheDirectory: join(packageDir, 'node_modules/.cache/webpack'),
      // webpack does not notice every change of plugins and aliases; another configuration starts another cache.
      version: configurationVersion(packageDir),
    },
    performance: false,
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

// The production JSX runtime in development too, as far as Fast Refresh allows: the other is not among what hosts share.
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
