import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BuildMode, defineHost } from '@console/build';
import { baseCss } from '@console/ui/base-css';

const here = import.meta.dirname;
const uiDir = join(here, 'node_modules/@console/ui');
const ui = createRequire(join(uiDir, 'package.json'));
const standIns = {
  ...(JSON.parse(readFileSync(join(uiDir, 'stand-ins.json'), 'utf8')) as Record<string, string>),
  // Replaces files of Chakra whose effect is turned off anyway, so tests need no replacement.
  './preflight.js': 'src/system/no-global-styles.ts',
  './serialize.js': 'src/system/no-global-styles.ts',
};
const ENGINE_PRELOADS = [
  './plugins/generate-preload-assets.js',
  './plugins/snapshot/index.js',
  './plugins/snapshot/SnapshotHandler.js',
  './utils/preload.js',
  '../utils/preload.js',
];
const font = (file: string) => ui.resolve(`@fontsource-variable/${file}-latin-wght-normal.woff2`);

export default (mode: BuildMode) =>
  defineHost(
    here,
    {
      runtimePlugin: 'src/areas/loading/federation-runtime.ts',
      standIns: {
        ...Object.fromEntries(Object.entries(standIns).map(([name, file]) => [name, join(uiDir, file)])),
        // Replaces files of the federation engine.
        ...Object.fromEntries(ENGINE_PRELOADS.map((name) => [name, join(here, 'src/areas/loading/no-preloads.ts')])),
      },
      frame: {
        template: join(here, 'index.html'),
        boot: join(here, 'src/boot.ts'),
        fonts: {
          sans: font('instrument-sans/files/instrument-sans'),
          mono: font('geist-mono/files/geist-mono'),
        },
        stylesheet: (fonts) => `${baseCss(fonts)}\n${readFileSync(join(here, 'frame.css'), 'utf8')}`,
      },
    },
    mode,
  );
