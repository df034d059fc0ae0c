import { controlRecipe } from '../fields/control-recipe';
import { baseCss, FIRST_CHARACTERS } from './base-css';
import { system } from './system';
import { colors, compactSizes, shadows, sizes, type, variable } from './tokens';

type Name = keyof typeof colors;
const THEMES = [
  ['light', 0],
  ['dark', 1],
] as const;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Name, other: Name, part: 0 | 1): number {
  const [high = 0, low = 0] = [luminance(colors[one][part]), luminance(colors[other][part])].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['bg', 'surface', 'surface.sunken', 'raised', 'hover', 'selected', 'changed'] as const;
const ON_GROUNDS = ['text', 'text.muted', 'accent.text', 'danger'] as const;

/** Text needs 4.5:1, icons and borders 3:1. */
const words: [Name, Name][] = [
  ...GROUNDS.flatMap((ground) => ON_GROUNDS.map((name): [Name, Name] => [name, ground])),
  ['text', 'pressed'],
  ['text.muted', 'pressed'],
  ['text.subtle', 'surface'],
  ['text.subtle', 'selected'],
  ['text.subtle', 'raised'],
  ['accent.text', 'accent.soft'],
  ['text.muted', 'accent.soft'],
  ['onAccent', 'accent'],
  ['onAccent', 'accent.hover'],
  ['onAccent', 'accent.pressed'],
  ['onDanger', 'danger.fill'],
  ['onDanger', 'danger.fillHover'],
  ['onDanger', 'danger.fillPressed'],
  ['success', 'success.soft'],
  ['warning', 'warning.soft'],
  ['danger', 'danger.soft'],
  ['info', 'info.soft'],
  ['text.muted', 'info.soft'],
  ['text.muted', 'warning.soft'],
  ['text.muted', 'danger.soft'],
  ['env.development', 'env.development.soft'],
  ['env.test', 'env.test.soft'],
  ['onEnvProduction', 'env.production.soft'],
];
const marks: [Name, Name][] = [
  ['border.control', 'surface'],
  ['border.control', 'selected'],
  ['focus', 'surface'],
  ['focus', 'selected'],
  ['focus', 'bg'],
  ['changed.mark', 'changed'],
  ['accent', 'surface'],
];

describe.each(THEMES)('%s', (_, part) => {
  test.each(words)('%s can be read on %s', (name, ground) => {
    expect(contrast(name, ground, part)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(marks)('%s can be seen on %s', (name, ground) => {
    expect(contrast(name, ground, part)).toBeGreaterThanOrEqual(3 - 0.05);
  });
});

test('SHRD-030 the text colours start as #111827 and #52525b', () => {
  const [root] = /:root\{[^}]*\}/.exec(baseCss({ sans: '', sansWhole: '', mono: '' })) ?? [];
  expect(root).toContain('--colors-text:#111827;');
  expect(root).toContain('--colors-text-muted:#52525b;');
});

test('the first stylesheet has every variable that Chakra refers to, with the same value', () => {
  const css = baseCss({ sans: '', sansWhole: '', mono: '' });
  for (const [condition, values] of system.tokens.cssVarMap) {
    const block = condition === 'base' ? /:root\{([^}]*)\}/.exec(css) : /\[data-theme=dark\]\{([^}]*)\}/.exec(css);
    for (const [name, value] of values) {
      // Chakra copies breakpoints into sizes, unused here.
      if (name.startsWith('--sizes-breakpoint')) continue;
      expect(block?.[1]?.split(/;(?=--)/)).toContain(`${name}:${value}`);
    }
  }
});

test('each themed token has a variable of its own', () => {
  const names = [
    ...Object.keys(colors).map((name) => variable('colors', name)),
    ...Object.keys(shadows).map((name) => variable('shadows', name)),
  ];
  expect(new Set(names).size).toBe(names.length);
});

test('the first part of the typeface has the characters of Nordic languages and of the console', () => {
  for (const character of '0123456789ÅÄÖÆØåäöæøéüß€–’“”…·•−') expect(FIRST_CHARACTERS).toContain(character);
  const ranges = [
    ...baseCss({ sans: 's', sansWhole: 'w', mono: 'm' }).matchAll(/url\('(\w)'\)[^}]*unicode-range:([^}]*)/g),
  ];
  expect(ranges.map(([, file]) => file)).toEqual(['w', 's', 'm']);
  expect(ranges[1]?.[2]).toMatch(/^U\+20-7E, U\+A0, U\+A7, U\+AB, /);
});

test('Q161 texts, controls and rows grow with the text size of the browser', () => {
  const { control, row, topbar, sidebar, touch } = sizes;
  const heights = [control, sizes['control.small'], sizes['control.large'], row, sizes['row.head'], compactSizes.row];
  for (const size of [...heights, topbar, sidebar, touch, ...Object.values(type).flat()])
    expect(size).toMatch(/^[\d.]+rem$/);
});

test('Q215 a wrong field in focus has the focus color', () => {
  expect(controlRecipe.base).toMatchObject({
    '&[aria-invalid=true], &:has([aria-invalid=true])': {
      '&:focus, &:focus-within': { boxShadow: '0 0 0 2px var(--colors-focus)' },
    },
  });
});
