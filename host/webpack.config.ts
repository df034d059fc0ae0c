import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BuildMode, defineHost } from '@console/build';
import { baseCss } from '@console/ui/base-css';

const here = import.meta.dirname;
const ui = createRequire(join(here, 'node_modules/@console/ui/package.json'));
const uiSystem = join(here, 'node_modules/@console/ui/src/system');
const font = (file: string) => ui.resolve(`@fontsource-variable/${file}-latin-wght-normal.woff2`);

export default (mode: BuildMode) =>
  defineHost(
    here,
    {
      runtimePlugin: 'src/areas/loading/federation-runtime.ts',
      standIns: {
        '@pandacss/is-valid-prop': join(uiSystem, 'css-property.ts'),
        '@emotion/is-prop-valid': join(uiSystem, 'html-prop.ts'),
      },
      frame: {
        template: join(here, 'index.html'),
        theme: join(here, 'theme.js'),
        fonts: {
          sans: font('instrument-sans/files/instrument-sans'),
          mono: font('geist-mono/files/geist-mono'),
        },
        stylesheet: (fonts) => `${baseCss(fonts)}\n${readFileSync(join(here, 'frame.css'), 'utf8')}`,
      },
    },
    mode,
  );
