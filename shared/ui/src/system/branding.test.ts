import { contrastRatio } from '../fields/hex-color';
import { type Brand, brandVariables, headerVariables, setBranding } from './branding';
import { colors } from './tokens';

const OWN: Brand = {
  bgColor: colors.bg[0],
  headerBgColor: colors.bg[0],
  cardBgColor: colors.surface[0],
  textPrimaryColor: colors.text[0],
  textSecondaryColor: colors['text.muted'][0],
};

test('a company with the console’s own colours sees the console’s own', () => {
  const variables = brandVariables(OWN);
  for (const [name, [light]] of Object.entries(colors)) {
    const key = `--colors-${name.replaceAll('.', '-')}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect([name, variables[key as `--${string}`]]).toEqual([name, light]);
  }
  expect(headerVariables(OWN)).toEqual({});
});

test('five colours are the company’s; status, environment and focus are not, and stay readable on a dark card', () => {
  const dark = brandVariables({ ...OWN, cardBgColor: '#101820', textPrimaryColor: 'fff', textSecondaryColor: '#ccd' });
  expect(dark).toMatchObject({
    '--colors-surface': '#101820',
    '--colors-raised': '#101820',
    '--colors-text': '#ffffff',
  });
  for (const name of ['danger', 'success', 'accent-text', 'focus']) {
    expect(contrastRatio('#101820', dark[`--colors-${name}`] ?? '')).toBeGreaterThan(4.5);
  }
  expect(brandVariables({ ...OWN, bgColor: 'nonsense' })['--colors-bg']).toBe(colors.bg[0]);
});

test('the header’s text can be read on whatever background', () => {
  for (const headerBgColor of ['#000', '#1f3a34', '#777', '#ffee00', '#fff']) {
    const { '--colors-bg': back = '', '--colors-text': text = '' } = headerVariables({ ...OWN, headerBgColor });
    expect(contrastRatio(back, text)).toBeGreaterThanOrEqual(4.4);
  }
});

test('a branding is stored for the next first paint, applies to the light theme only, and goes', () => {
  const replaceSync = jest.fn();
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [{ replaceSync }], configurable: true });
  setBranding({ ...OWN, headerBgColor: '#1f3a34' });
  const css = localStorage.getItem('console-branding') ?? '';
  expect(replaceSync).toHaveBeenLastCalledWith(css);
  expect(css).toMatch(/^\[data-theme=light\]\{.*\[data-theme=light\] \[data-topbar\]\{/);
  expect(css).not.toMatch(/url|@import|</);
  setBranding(undefined);
  expect(replaceSync).toHaveBeenLastCalledWith('');
  expect(localStorage.getItem('console-branding')).toBeNull();
});
