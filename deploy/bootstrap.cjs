/*
 * `npm run bootstrap`: installs the packages of the lockfile, with the pnpm of package.json. It runs before anything is
 * installed.
 */
require('./node-version.cjs');

const { spawnSync } = require('node:child_process');
const { existsSync, mkdirSync, readFileSync, rmSync } = require('node:fs');
const { homedir } = require('node:os');
const path = require('node:path');

const ROOT = path.join(__dirname, '..');
const { pnpm: version } = require('../package.json').devDependencies;
const registry = process.env.npm_config_registry || 'https://registry.npmjs.org/';

/** Two retries within seconds, instead of a minute. */
const RETRY = { 'fetch-timeout': 30_000, 'fetch-retry-mintimeout': 1_000, 'fetch-retry-maxtimeout': 5_000 };

const options = Object.entries(RETRY).map(([name, value]) => `--config.${name}=${value}`);
const env = { ...process.env, npm_config_loglevel: 'error' };
for (const [name, value] of Object.entries(RETRY)) env[`npm_config_${name.replaceAll('-', '_')}`] = `${value}`;

const linkedFrom = storeOfInstalled();
if (!isHomeWritable()) {
  // Otherwise pnpm chooses another store by itself, and downloads everything into it again.
  const store = linkedFrom || path.join(ROOT, '.console/pnpm-store');
  options.push('--store-dir', store);
  env.npm_config_cache = path.join(ROOT, '.console/npm-cache');
  console.log(`  ${homedir()} cannot be written: packages are stored in ${store}`);
}
if (!linkedFrom) console.log(`  Installing packages with pnpm ${version} from ${registry} …`);

const install = ['install', '--frozen-lockfile', '--prefer-offline', ...options];
const [program, args] =
  versionOf('node_modules/pnpm') === version
    ? [path.join(ROOT, 'node_modules/.bin/pnpm'), install]
    : ['npx', ['--yes', `pnpm@${version}`, ...install]];
const { status, error } = spawnSync(program, args, {
  cwd: ROOT,
  env,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) {
  const reason = error ? `${program} does not start: ${error.message}` : 'the lines above say why';
  console.error(
    `\n  The packages are not installed: ${reason}.\n  They come from ${registry}; another registry: npm config set registry <address>\n`,
  );
  process.exitCode = 1;
}

/** The store from which node_modules is linked; `undefined` in a fresh clone. */
function storeOfInstalled() {
  const state = path.join(ROOT, 'node_modules/.modules.yaml');
  const [, store] = (existsSync(state) && /"?storeDir"?: *"?([^"\n]+)/.exec(readFileSync(state, 'utf8'))) || [];
  // pnpm adds the folder of its format.
  return store && path.dirname(store);
}

function versionOf(folder) {
  const manifest = path.join(ROOT, folder, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
}

/** True if a folder can be made where pnpm has its store, or if the store is set to be elsewhere. */
function isHomeWritable() {
  if (process.env.PNPM_HOME || process.env.XDG_DATA_HOME) return true;
  const probe = path.join(homedir(), `.local/share/pnpm/probe-${process.pid}`);
  try {
    mkdirSync(probe, { recursive: true });
    rmSync(probe, { recursive: true });
    return true;
  } catch {
    return false;
  }
}
