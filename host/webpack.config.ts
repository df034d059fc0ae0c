import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BuildMode, defineHost } from '@console/build';
import { baseCss, FIRST_CHARACTERS } from '@console/ui/base-css';

const here = import.meta.dirname;
const uiDir = join(here, 'node_modules/@console/ui');
const ui = createRequire(join(uiDir, 'package.json'));
const font = (file: string) => ui.resolve(`@fontsource-variable/${file}-latin-wght-normal.woff2`);

export default (mode: BuildMode) =>
  defineHost(
    here,
    {
      runtimePlugin: 'src/areas/loading/federation-runtime.ts',
      frame: {
        template: join(here, 'index.html'),
        boot: join(here, 'src/boot.ts'),
        fonts: {
          sans: font('instrument-sans/files/instrument-sans'),
          mono: font('geist-mono/files/geist-mono'),
          first: FIRST_CHARACTERS,
        },
        stylesheet: (fonts) => `${baseCss(fonts)}\n${readFileSync(join(here, 'frame.css'), 'utf8')}`,
      },
    },
    mode,
  );
