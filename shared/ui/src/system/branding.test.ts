import { assert, constantFrom, oneof, property, record, stringMatching } from 'fast-check';
import { type Brand, backgroundVariables, brandVariables, headerVariables, setBranding } from './branding';
import { contrastRatio } from './hex-color';
import { colors } from './tokens';

const OWN: Brand = {
  bgColor: colors.bg[0],
  headerBgColor: colors.bg[0],
  cardBgColor: colors.surface[0],
  textPrimaryColor: colors.text[0],
  textSecondaryColor: colors['text.muted'][0],
};

test('a branding with the console’s own colours changes nothing', () => {
  const variables = brandVariables(OWN);
  for (const [name, [light]] of Object.entries(colors)) {
    const key = `--colors-${name.replaceAll('.', '-')}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect([name, variables[key as `--${string}`]]).toEqual([name, light]);
  }
  expect(headerVariables(OWN)).toEqual({});
});

test('a branding sets five colours; those of status, environment and focus stay, and stay readable on a dark card', () => {
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

test('the header’s text is readable on any background', () => {
  for (const headerBgColor of ['#000', '#1f3a34', '#777', '#ffee00', '#fff']) {
    const { '--colors-bg': back = '', '--colors-text': text = '' } = headerVariables({ ...OWN, headerBgColor });
    expect(contrastRatio(back, text)).toBeGreaterThanOrEqual(4.4);
  }
});

test('a branding is stored for the next first paint, applies to the light theme only, and can be removed', () => {
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

const hex = oneof(constantFrom('#fff', '#000', '#777777', '#ffffff', OWN.bgColor), stringMatching(/^#[0-9a-f]{6}$/));

test('Q53 with any five colours, text is readable on cards, on the background and on the header', () => {
  const brands = record<Brand>({
    bgColor: hex,
    headerBgColor: hex,
    cardBgColor: hex,
    textPrimaryColor: hex,
    textSecondaryColor: hex,
  });
  assert(
    property(brands, (brand) => {
      const cards = brandVariables(brand);
      const background = { ...cards, ...backgroundVariables(brand) };
      const bar = { ...cards, ...headerVariables(brand) };
      const places = { cards: cards['--colors-surface'], background: cards['--colors-bg'], bar: bar['--colors-bg'] };
      const texts = ['--colors-text', '--colors-text-muted', '--colors-text-subtle', '--colors-accent-text'] as const;
      for (const name of texts) {
        expect(contrastRatio(places.cards ?? '', cards[name] ?? '')).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(places.background ?? '', background[name] ?? '')).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(places.bar ?? '', bar[name] ?? '')).toBeGreaterThanOrEqual(4.5);
      }
      for (const name of ['success', 'warning', 'danger', 'info', 'focus', 'env-test']) {
        expect(contrastRatio(places.cards ?? '', cards[`--colors-${name}`] ?? '')).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: process.env.NIGHTLY ? 500 : 50 },
  );
});

test('Q53 five white colours: text is black, on the default header too, which has the background’s colour', () => {
  const white = { ...OWN, bgColor: 'fff', headerBgColor: 'fff', cardBgColor: 'fff' };
  const all = { ...white, textPrimaryColor: 'fff', textSecondaryColor: 'fff' };
  expect(brandVariables(all)).toMatchObject({ '--colors-text': '#000000', '--colors-text-muted': '#000000' });
  const half = { ...OWN, bgColor: '#111827', headerBgColor: '#111827' };
  expect(headerVariables(half)).toMatchObject({ '--colors-text': '#ffffff' });
  expect(headerVariables(half)).toEqual(backgroundVariables(half));
});
