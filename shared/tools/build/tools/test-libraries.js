/*
 * Jest loads modules per test file; 3,400 library modules took a third of all time. Bundled once, they run when first
 * required.
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const LIBRARIES = {
  deploy: ['jose'],
  host: ['react-error-boundary'],
  'shared/ui': [
    '@ark-ui/react/color-picker',
    '@ark-ui/react/file-upload',
    '@ark-ui/react/image-cropper',
    '@hookform/resolvers/zod',
    'framer-motion',
    'framer-motion/m',
    'lucide-react',
    'react-dom',
    'react-dom/client',
    'react-hook-form',
  ],
  'shared/http': ['ky'],
  'shared/query': ['@tanstack/react-query'],
  'shared/router': ['react-router-dom'],
  'shared/schema': ['zod', 'zod/mini'],
  'shared/browser': ['zustand', 'zustand/vanilla'],
  'shared/session': ['oidc-client-ts'],
  'shared/tools/testing': [
    '@testing-library/dom',
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@testing-library/user-event',
  ],
  'shared/platform/sandbox': [
    '@fastify/cors',
    '@fastify/formbody',
    '@libsql/client',
    'drizzle-orm',
    'drizzle-orm/libsql',
    'drizzle-orm/sqlite-core',
    'fastify',
    'node-forge',
    'nodemailer',
    'oidc-provider',
    'stripe',
  ],
};

/** Asks Node for a process report, a quarter of a second. */
const NATIVE_LOADER = '@neon-rs/load';

/** React requires Node's timers through its module object, absent in a bundle. */
const AS_THEY_ARE = ['react', 'react/jsx-runtime'];

/**
 * Maps names to the bundle, built once.
 * @param {string} root of the repository
 * @param {(home: string) => string} folderOf folder of a package of ours; missing packages are left out
 * @returns {Record<string, string>} for `moduleNameMapper`
 */
export function bundledLibraries(root, folderOf = (home) => home) {
  const lockfiles = ['pnpm-lock.yaml', 'package-lock.json'].map((name) => join(root, name));
  const sources = [import.meta.filename, ...lockfiles.filter(existsSync)];
  const hash = createHash('sha256');
  for (const file of sources) hash.update(readFileSync(file));
  hash.update(`${process.platform}-${process.arch}`);
  // node_modules, so that Jest shows no failure in library code.
  const folder = join(root, '.console/node_modules/test-libraries', hash.digest('hex').slice(0, 12));
  const homes = Object.entries(LIBRARIES)
    .map(([home, specifiers]) => [folderOf(home), specifiers])
    .filter(([home]) => existsSync(join(root, home, 'package.json')));
  const [ui, sandbox] = ['shared/ui', 'shared/platform/sandbox'].map((home) => resolverOf(root, folderOf(home)));
  if (!existsSync(folder)) bundle(root, folder, homes, sandbox);
  return Object.fromEntries([
    ...AS_THEY_ARE.map((specifier) => [`^${specifier}$`, ui(specifier)]),
    ...homes
      .flatMap(([, specifiers]) => specifiers)
      .map((specifier) => [`^${specifier}$`, join(folder, fileOf(specifier))]),
    [`^${NATIVE_LOADER}$`, join(folder, fileOf(NATIVE_LOADER))],
  ]);
}

function bundle(root, folder, homes, sandbox) {
  const files = homes.flatMap(([home, specifiers]) =>
    specifiers.map((specifier) => [specifier, resolverOf(root, home)(specifier)]),
  );
  const requires = files.map(([specifier, file]) => `  '${specifier}': () => require(${JSON.stringify(file)}),`);
  // The package finds its binary in its folder.
  const native = createRequire(sandbox('@libsql/client')).resolve('libsql');
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const outfile = join(unfinished, 'all.cjs');
  buildSync({
    stdin: { contents: `module.exports = {\n${requires.join('\n')}\n};`, resolveDir: root },
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    conditions: ['node'],
    alias: { libsql: native },
    define: { 'process.env.NODE_ENV': '"test"' },
    external: [native, 'react'],
    // Jest would resolve each repeated import, and Fastify searches the cache for each plugin's name.
    banner: {
      js: 'const find = require, found = {}; require = (name) => (found[name] ??= find(name));',
    },
    legalComments: 'none',
    logLevel: 'error',
  });
  writeFileSync(outfile, withKnownKinds(withoutThrottle(readFileSync(outfile, 'utf8'))));
  for (const [specifier] of files) {
    writeFileSync(join(unfinished, fileOf(specifier)), `module.exports = require('./all.cjs')['${specifier}']();\n`);
  }
  const target = createRequire(native)(NATIVE_LOADER).currentTarget();
  writeFileSync(join(unfinished, fileOf(NATIVE_LOADER)), `exports.currentTarget = () => '${target}';\n`);
  renameSync(unfinished, folder);
}

/** React waits 300 ms between a placeholder and its content, against flicker. */
function withoutThrottle(code) {
  const throttle = 'FALLBACK_THROTTLE_MS = 300';
  if (code.split(throttle).length !== 2) throw new Error(`React has not one place that says "${throttle}"`);
  return code.replace(throttle, 'FALLBACK_THROTTLE_MS = 0');
}

/**
 * Drizzle's `is` walks up classes some hundred times per query, a tenth of sandbox tests. The class decides, so the
 * answer is cached.
 */
function withKnownKinds(code) {
  const walk = /function is\((value, type)\) \{(?=\s+if \(!value [^}]+\}\s+if \(value instanceof type\))/g;
  const known = `const answersOf = new WeakMap();
    function is(value, type) {
      const made = value && typeof value === 'object' && Object.getPrototypeOf(value)?.constructor;
      if (!made) return walkKinds(value, type);
      let answers = answersOf.get(made);
      if (!answers) answersOf.set(made, (answers = new Map()));
      let answer = answers.get(type);
      if (answer === undefined) answers.set(type, (answer = walkKinds(value, type)));
      return answer;
    }
    function walkKinds($1) {`;
  const changed = code.replaceAll(walk, known);
  if (changed === code) throw new Error('Drizzle has no function "is" that looks at the class of a value');
  return changed;
}

const resolverOf = (root, home) => createRequire(join(root, home, 'package.json')).resolve;

const fileOf = (specifier) => `${specifier.replaceAll('/', '-')}.cjs`;
