#!/usr/bin/env node
import { register as registerRequire } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';

// The delivery tools in an area's own repository: `console-area release …`, `console-area dev --against <url>`.
const PROGRAMS = {
  release: './release/release.ts',
  'release:bucket': './bucket/release-in-bucket.ts',
  dev: './dev/dev-own-area.ts',
  gallery: '@console/ui/gallery',
};
const [name = ''] = process.argv.splice(2, 1);
register();
// For webpack's loaders, which are required.
registerRequire();
if (name in PROGRAMS) await import(PROGRAMS[name]);
else {
  console.error(`console-area ${Object.keys(PROGRAMS).join('|')} …`);
  process.exitCode = 2;
}
