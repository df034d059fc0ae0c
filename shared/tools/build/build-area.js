#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { register as registerRequire } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';

// `build-area`, run in an area's own repository, writes the `dist` for `publish --dist`.
register();
// webpack requires its loaders.
registerRequire();
try {
  const { values } = parseArgs({ options: { 'no-types': { type: 'boolean', default: false } } });
  const { buildOwnArea } = await import('./src/build-own-area.ts');
  const started = performance.now();
  await buildOwnArea(process.cwd(), { types: !values['no-types'] });
  process.stdout.write(`dist built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
