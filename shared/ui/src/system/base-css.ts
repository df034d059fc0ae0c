import {
  breakpoints,
  colors,
  compactSizes,
  forcedColors,
  plainTokens,
  SYSTEM_SANS,
  shadows,
  sizes,
  spacing,
  type,
  variable,
} from './tokens';

export interface FontUrls {
  /** `FIRST_CHARACTERS`, on every page. */
  sans: string;
  /** Covers Latin, and loads on demand. */
  sansWhole: string;
  mono: string;
}

const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at));

/** Covers our texts and the Nordic languages. */
export const FIRST_CHARACTERS = `${ASCII}\u00a0ÅÄÖÆØåäöæøÉéÜüß§·×«»€–—‘’“”…•›−↑↓`;

/** Lists exactly the file's characters, or the browser would load the file in vain for → or ½. */
const SANS =
  'U+0020-007E, U+00A0-00A3, U+00A5, U+00A7-00AB, U+00AE-00B0, U+00B4, U+00B6-00B8, U+00BA-00BB, U+00BF-00FF, U+0131, ' +
  'U+0152-0153, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, ' +
  'U+2039-203A, U+20AC, U+2122, U+2191, U+2193, U+2212';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, ' +
  'U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD';

const declare = (category: string, values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => `${variable(category, name)}:${value}`);

const pick = (values: Record<string, readonly [string, string]>, part: 0 | 1) =>
  Object.fromEntries(Object.entries(values).map(([name, pair]) => [name, pair[part]]));

const themed = (part: 0 | 1) => [...declare('colors', pick(colors, part)), ...declare('shadows', pick(shadows, part))];

const constant = Object.entries({
  breakpoints,
  spacing,
  sizes,
  ...plainTokens,
  fontSizes: pick(type, 0),
  lineHeights: pick(type, 1),
}).flatMap(([category, values]) => declare(category, values));

const reducedMotion = declare('durations', { press: '0ms', hover: '0ms', open: '1ms', close: '1ms', slow: '1ms' });

const face = (family: string, weights: string, url: string, range: string, display = 'swap') =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:${weights};font-display:${display};` +
  `src:url('${url}') format('woff2');unicode-range:${range}}`;

/** How wide the typeface sets our texts, in percent of a system face, regular and bold. */
const SYSTEM_FACES = [
  { family: 'Console Arial', names: ['Arial', 'Liberation Sans', 'Helvetica'], widths: [102.5, 97.6] },
  { family: 'Console Roboto', names: ['Roboto'], widths: [102.5, 103.6] },
  { family: 'Console DejaVu', names: ['DejaVu Sans', 'Verdana'], widths: [91.2, 82.3] },
] as const;
/** Percent of the font size. */
const [ASCENT, DESCENT] = [97, 25];

function systemFaces(): string {
  const share = (part: number, size: number) => `${((part / size) * 100).toFixed(1)}%`;
  const faces = SYSTEM_FACES.flatMap(({ family, names, widths }) =>
    widths.map((size, at) => {
      const files = names.map((name) => `local('${name}${at ? ' Bold' : ''}')`);
      return (
        `@font-face{font-family:'${family}';font-weight:${at ? '550 1000' : '1 549'};src:${files.join()};` +
        `size-adjust:${size}%;ascent-override:${share(ASCENT, size)};descent-override:${share(DESCENT, size)};line-gap-override:0%}`
      );
    }),
  );
  return faces.join('\n');
}

/** `U+20-7E, U+E9` */
function unicodeRange(characters: string): string {
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0).sort((one, other) => one - other);
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  const hex = (code = 0) => code.toString(16).toUpperCase();
  return starts
    .map((code, at) => (code === ends[at] ? `U+${hex(code)}` : `U+${hex(code)}-${hex(ends[at])}`))
    .join(', ');
}

/**
 * The first stylesheet: fonts, tokens of both themes as CSS variables, reset. Put into `index.html` before any script.
 */
export function baseCss(fontUrls: FontUrls): string {
  return [
    '@layer reset,base,tokens,recipes;',
    face('Instrument Sans Variable', '400 700', fontUrls.sansWhole, SANS),
    // The last face with a character wins.
    face('Instrument Sans Variable', '400 700', fontUrls.sans, unicodeRange(FIRST_CHARACTERS)),
    // A swap moves texts.
    face('Geist Mono Variable', '100 900', fontUrls.mono, LATIN, 'optional'),
    systemFaces(),
    '@layer tokens{',
    `:root{color-scheme:light;--page-inset:32px;--ring:0 0 0 2px var(--colors-surface),0 0 0 4px var(--colors-focus);${[...themed(0), ...constant].join(';')}}`,
    `@media screen{[data-theme=dark]{color-scheme:dark;${themed(1).join(';')}}}`,
    `:root:not([data-typeface]){${declare('fonts', { sans: SYSTEM_SANS }).join('')}}`,
    `[data-density=compact]{${declare('sizes', compactSizes).join(';')}}`,
    `@media (width < ${breakpoints.md}){:root{${variable('sizes', 'sidebar')}:12.25rem}}`,
    `@media (width < ${breakpoints.sm}){:root{--page-inset:16px;${declare('sizes', { control: '2.5rem', 'control.small': '2.25rem', 'control.large': '2.75rem' }).join(';')}}}`,
    // Branding is outside the layers; only !important overrides it.
    `@media (forced-colors:active){:root{${declare('colors', forcedColors).join('!important;')}!important}}`,
    `@media (prefers-reduced-motion:reduce){:root{${reducedMotion.join(';')}}}`,
    '}',
    RESET,
    PAPER,
  ].join('\n');
}

// Areas bundle icons with their own context, which the provider's size does not reach.
const RESET = `@layer reset{
*{box-sizing:border-box;margin:0;padding:0;border:0 solid var(--colors-border)}
html{-webkit-text-size-adjust:100%;scrollbar-color:var(--colors-border-control) transparent}
body{min-height:100dvh;background:var(--colors-bg);color:var(--colors-text);font:var(--font-weights-regular) var(--font-sizes-sm)/var(--line-heights-sm) var(--fonts-sans);font-variant-numeric:tabular-nums;word-spacing:.045em;-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-wrap:break-word}
h1,h2,h3,h4,legend{font:inherit;font-weight:var(--font-weights-strong);letter-spacing:var(--letter-spacings-tight)}
b,strong{font-weight:var(--font-weights-strong)}
ul,ol{list-style:none}
a{color:inherit;text-decoration:none}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit;word-spacing:inherit;background:none;border-radius:0}
button{cursor:pointer}
input[type=search]{appearance:none}
::-webkit-search-cancel-button,::-webkit-search-decoration{appearance:none}
::placeholder{color:var(--colors-text-subtle);opacity:1}
svg,img{display:block}
:where(.lucide[width='24']){width:16px;height:16px;stroke-width:1.75}
@media (forced-colors:active){.lucide{color:inherit!important}}
code,kbd,samp{font-family:var(--fonts-mono);font-size:var(--font-sizes-xs);word-spacing:0;letter-spacing:-.01em}
table{border-collapse:separate;border-spacing:0}
th{font:inherit;text-align:start}
[popover]{inset:auto;color:inherit}
dialog{color:inherit;max-width:none;max-height:none}
[hidden]{display:none!important}
:focus-visible{outline:2px solid transparent;outline-offset:2px;box-shadow:var(--ring)}
[tabindex='-1']:focus-visible{box-shadow:none}
}`;

/**
 * Paper: all columns, whole texts, nothing to press. Here, because table styles cost a class per rule in the first
 * script.
 */
const PAPER = `@media print{
[role=search]{display:none!important}
section:has(>[aria-rowcount]){container-type:normal!important}
[aria-rowcount]{table-layout:auto!important}
[aria-rowcount] tr{break-inside:avoid}
[aria-rowcount] :is(th,td){position:static!important;width:auto!important;padding-inline:6px!important}
[aria-rowcount] :is(tbody>tr>*,.name>*,a.cell){white-space:normal!important;overflow:visible!important;overflow-wrap:anywhere}
[aria-rowcount] :is(.tick,.actions){display:none!important}
}`;
