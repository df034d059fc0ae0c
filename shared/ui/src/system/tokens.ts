/**
 * Source of all colours, sizes and durations: Chakra gets them from `system.ts`, the first stylesheet from
 * `base-css.ts`.
 */

type Themed = Record<string, readonly [light: string, dark: string]>;

/** [light, dark] by name; `text.muted` becomes `--colors-text-muted`. */
export const colors = {
  bg: ['#f3f5f6', '#0b1014'],
  surface: ['#ffffff', '#12181d'],
  'surface.sunken': ['#f8f9fa', '#0f151a'],
  raised: ['#ffffff', '#1a2229'],
  hover: ['#f2f5f6', '#182027'],
  pressed: ['#e8edef', '#202a32'],
  selected: ['#e8f2f4', '#13292f'],
  scrim: ['rgb(17 24 39 / .36)', 'rgb(3 6 8 / .62)'],
  /** Behind text on a picture. */
  plate: ['rgb(12 18 28 / .62)', 'rgb(12 18 28 / .62)'],
  onPlate: ['#ffffff', '#ffffff'],

  border: ['#e3e7ea', '#222c34'],
  'border.strong': ['#cfd6da', '#34414b'],
  'border.control': ['#818b95', '#6d7c88'],

  // SHRD-030
  text: ['#111827', '#e9eef1'],
  'text.muted': ['#52525b', '#aab5bd'],
  'text.subtle': ['#666b74', '#8f9ca5'],
  'text.disabled': ['#8b929a', '#66737d'],
  'text.inverse': ['#ffffff', '#0b1014'],

  accent: ['#0b5c6b', '#52afbf'],
  'accent.hover': ['#094d5a', '#6bbfcd'],
  'accent.pressed': ['#073e49', '#86cfda'],
  'accent.text': ['#0b5c6b', '#74c9d6'],
  'accent.soft': ['#e1eff1', '#12313a'],
  onAccent: ['#ffffff', '#04191d'],
  focus: ['#0f7f93', '#5dbccb'],

  success: ['#1b6b3f', '#7fcf9f'],
  'success.soft': ['#e6f3eb', '#12291d'],
  'success.line': ['#b4d8c2', '#24503a'],
  warning: ['#8a4f00', '#e9b45c'],
  'warning.soft': ['#fdf1dc', '#2d2211'],
  'warning.line': ['#ecd09b', '#5b4520'],
  danger: ['#b3261e', '#f5968d'],
  'danger.soft': ['#fcebe9', '#341a18'],
  'danger.line': ['#efc1bc', '#6b322d'],
  'danger.fill': ['#b3261e', '#f08379'],
  'danger.fillHover': ['#981d16', '#f5968d'],
  'danger.fillPressed': ['#7d1610', '#f8aba4'],
  onDanger: ['#ffffff', '#2a0805'],
  info: ['#1f5a96', '#8fbdec'],
  'info.soft': ['#e7f0f9', '#14263a'],
  'info.line': ['#b7d0e9', '#2b4a6c'],

  'env.development': ['#6a4795', '#c4a6ea'],
  'env.development.soft': ['#f1ebf8', '#261d35'],
  'env.development.line': ['#d3c2e8', '#48376a'],
  'env.test': ['#93480a', '#efae6e'],
  'env.test.soft': ['#fcefe2', '#301f10'],
  'env.test.line': ['#eccaa6', '#61421f'],
  'env.production': ['#14543f', '#7fd0ae'],
  'env.production.soft': ['#14543f', '#7fd0ae'],
  'env.production.line': ['#14543f', '#7fd0ae'],
  onEnvProduction: ['#ffffff', '#04201a'],

  changed: ['#fff8ea', '#272013'],
  'changed.mark': ['#b86e00', '#d99a3a'],
} as const satisfies Themed;

/** Forced colours do not reach lines drawn as a background, nor disabled controls. */
export const forcedColors = {
  border: 'CanvasText',
  'border.strong': 'CanvasText',
  'border.control': 'CanvasText',
  'text.disabled': 'GrayText',
} as const satisfies Partial<Record<keyof typeof colors, string>>;

/** 1 sheet, 2 menus and toasts, 3 dialogs and floating panels. */
export const shadows = {
  '1': ['0 1px 2px rgb(17 24 39 / .05)', '0 1px 2px rgb(0 0 0 / .4)'],
  '2': [
    '0 1px 2px rgb(17 24 39 / .06), 0 8px 24px -6px rgb(17 24 39 / .14)',
    '0 0 0 1px rgb(255 255 255 / .04), 0 10px 28px -6px rgb(0 0 0 / .6)',
  ],
  '3': [
    '0 2px 4px rgb(17 24 39 / .06), 0 24px 64px -12px rgb(17 24 39 / .28)',
    '0 0 0 1px rgb(255 255 255 / .05), 0 28px 72px -12px rgb(0 0 0 / .75)',
  ],
} as const satisfies Themed;

/** Steps of 4 px, as in Chakra: `gap="4"` is 16 px. */
export const spacing = {
  '0.5': '2px',
  '1': '4px',
  '1.5': '6px',
  '2': '8px',
  '3': '12px',
  '4': '16px',
  '5': '20px',
  '6': '24px',
  '8': '32px',
  '10': '40px',
  '14': '56px',
  '18': '72px',
} as const;

/** In rem where a text decides the height, so that the reader's own text size counts. */
export const sizes = {
  control: '2rem',
  'control.small': '1.75rem',
  'control.large': '2.5rem',
  row: '2.5rem',
  'row.head': '2.25rem',
  touch: '2.75rem',
  topbar: '3.25rem',
  sidebar: '14rem',
  panel: '432px',
  'panel.wide': '560px',
  form: '560px',
  measure: '38.25rem',
  full: '100%',
} as const;

/** Applies with `data-density="compact"`. */
export const compactSizes = { row: '2rem' } as const satisfies Partial<Record<keyof typeof sizes, string>>;

const radii = { tick: '3px', badge: '5px', control: '7px', card: '10px', sheet: '14px', full: '999px' } as const;

/** Until the typeface is there: faces of systems, made as wide by `base-css`. */
export const SYSTEM_SANS = "'Console Arial', 'Console Roboto', 'Console DejaVu', ui-sans-serif, system-ui, sans-serif";

const fonts = {
  sans: `'Instrument Sans Variable', ${SYSTEM_SANS}`,
  mono: "'Geist Mono Variable', ui-monospace, 'SFMono-Regular', 'Cascadia Mono', monospace",
} as const;

/** [size, line height]; `textStyle="sm"` sets both. */
export const type = {
  '2xs': ['0.6875rem', '1rem'],
  xs: ['0.75rem', '1rem'],
  sm: ['0.8125rem', '1.25rem'],
  md: ['0.875rem', '1.375rem'],
  lg: ['1rem', '1.5rem'],
  xl: ['1.375rem', '1.75rem'],
  '2xl': ['1.75rem', '2.125rem'],
  '3xl': ['2.5rem', '2.875rem'],
} as const;

const fontWeights = { regular: '420', medium: '530', figure: '560', strong: '620' } as const;
const letterSpacings = { tight: '-.014em', wide: '.04em' } as const;
const durations = { press: '80ms', hover: '120ms', open: '200ms', close: '140ms', slow: '320ms' } as const;
const easings = { out: 'cubic-bezier(.2, 0, 0, 1)', in: 'cubic-bezier(.4, 0, 1, 1)' } as const;

/** Orders layers within the page; menus, tooltips and dialogs use the top layer. */
const zIndex = { sticky: '2', panel: '5', frame: '10' } as const;

/** Categories with a value for each name: equal in both themes, without dots. */
export const plainTokens = { radii, fonts, fontWeights, letterSpacings, durations, easings, zIndex };

/** Mobile below sm, narrow below md, docked panels from lg. */
export const breakpoints = { sm: '760px', md: '1000px', lg: '1280px' } as const;

/** Matches 400 % zoom: sticky parts scroll along. Chakra's types have no such condition. */
export const LOW_WINDOW = '@media (height < 420px)';

export const DIALOG_FOOT = {
  position: 'sticky',
  bottom: 0,
  marginBottom: '-6',
  paddingBottom: '6',
  paddingTop: '2',
  background: 'raised',
  [LOW_WINDOW]: { position: 'static' },
} as const;

/** `variable('colors', 'text.muted')` is `--colors-text-muted`. */
export function variable(category: string, name: string): string {
  const path = category === 'spacing' ? name.replace('.', '\\.') : name.replaceAll('.', '-');
  return `--${category}-${path}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
