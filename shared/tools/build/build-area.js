#!/usr/bin/env node
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

// `build-area` builds an area in its own repository: run in its folder, it writes the `dist` for `publish --dist`.
register();
try {
  const { compile } = await import('./src/build.ts');
  const { default: configuration } = await import(pathToFileURL(join(process.cwd(), 'webpack.config.ts')).href);
  await compile(configuration('production'));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
