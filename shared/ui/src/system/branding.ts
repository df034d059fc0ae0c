import { browserStorage } from '@console/browser';
import { contrastRatio, normalizeHex } from './hex-color';
import { colors, variable } from './tokens';

/** 3 or 6 hex digits, optional '#'; the console's color replaces an invalid one. */
export interface Brand {
  bgColor: string;
  headerBgColor: string;
  cardBgColor: string;
  textPrimaryColor: string;
  textSecondaryColor: string;
}

type Variables = Record<`--${string}`, string>;
type ColorName = keyof typeof colors;

/** `boot.ts` reads this before the first paint. */
const STORED = 'console-branding';
const READABLE = 4.5;

/** Some have a soft background in the same theme. */
const DRAWN_ON_CARDS = [
  'accent.text',
  'focus',
  'success',
  'warning',
  'danger',
  'info',
  'env.development',
  'env.test',
  'env.production',
] as const satisfies readonly ColorName[];

/**
 * CSS variables for cards and sheet. Five colours are the company's; borders and hovers are mixed; status, environment
 * and focus take the readable theme. Unreadable text becomes black or white.
 */
export function brandVariables(brand: Brand): Variables {
  const palette = ownColors(brand);
  const { surface } = palette;
  const isOwn = surface !== colors.surface[0] || palette.text !== colors.text[0];
  const isDark = contrastRatio(surface, '#ffffff') > contrastRatio(surface, '#000000');
  const base = Object.fromEntries(Object.entries(colors).map(([name, pair]) => [name, pair[isDark ? 1 : 0]]));
  const signs = DRAWN_ON_CARDS.map((name) => [name, inkOn(surface, colors[name][isDark ? 1 : 0])]);
  const { text, muted } = textsOn(surface, palette);
  return toVariables({
    ...base,
    ...palette,
    text,
    'text.muted': muted,
    raised: surface,
    ...(isOwn ? { ...Object.fromEntries(signs), ...between(surface, text, muted) } : {}),
  });
}

/** Colors the navigation; empty if nothing differs. */
export function backgroundVariables(brand: Brand): Variables {
  const palette = ownColors(brand);
  const onCards = brandVariables(brand);
  const isReadable = (name: ColorName) =>
    contrastRatio(palette.bg, onCards[`--colors-${name.replace('.', '-')}`] ?? palette.bg) >= READABLE;
  if ((['text', 'text.muted', 'text.subtle', 'accent.text'] as const).every(isReadable)) return {};
  const { text, muted } = textsOn(palette.bg, palette);
  return groundVariables(palette.bg, text, muted);
}

/** Colors the top bar. */
export function headerVariables(brand: Brand): Variables {
  const { bg, text } = ownColors(brand);
  const header = normalizeHex(brand.headerBgColor)?.toLowerCase() ?? colors.bg[0];
  if (header === bg) return backgroundVariables(brand);
  const ink = inkOn(header, text);
  return groundVariables(header, ink, ink);
}

function groundVariables(ground: string, text: string, muted: string): Variables {
  const mixed = { ...between(ground, text, muted), bg: ground, surface: ground, 'accent.text': text, focus: text };
  return toVariables({ ...mixed, text, 'text.muted': muted });
}

/** Applies to the light theme; undefined restores the console's colors. */
export function setBranding(brand: Brand | undefined): void {
  const css = brand ? styleSheet(brand) : '';
  // Without storage, branding waits for the company.
  if (css) browserStorage.common.write(STORED, css);
  else browserStorage.common.remove(STORED);
  document.adoptedStyleSheets?.[0]?.replaceSync(css);
}

function styleSheet(brand: Brand): string {
  const light = '[data-theme=light]';
  const root = declarations(brandVariables(brand));
  const ground = (selector: string, variables: Variables) => {
    const body = declarations(variables);
    const place = `${light} ${selector}`;
    if (body === '') return '';
    // Popovers and dialogs inside have card colours.
    return `${place}{${body};background:var(--colors-bg);color:var(--colors-text)}${place} :is([popover],dialog){${root};color:var(--colors-text)}`;
  };
  return `${light}{${root}}${ground('[data-topbar]', headerVariables(brand))}${ground('[data-on-background]', backgroundVariables(brand))}`;
}

function ownColors({ bgColor, cardBgColor, textPrimaryColor, textSecondaryColor }: Brand) {
  const customColor = (text: string, name: ColorName) => normalizeHex(text)?.toLowerCase() ?? colors[name][0];
  return {
    bg: customColor(bgColor, 'bg'),
    surface: customColor(cardBgColor, 'surface'),
    text: customColor(textPrimaryColor, 'text'),
    'text.muted': customColor(textSecondaryColor, 'text.muted'),
  };
}

function textsOn(background: string, texts: { text: string; 'text.muted': string }) {
  const text = inkOn(background, texts.text);
  const muted = texts['text.muted'];
  return { text, muted: contrastRatio(background, muted) >= READABLE ? muted : text };
}

/** Returns black or white if the text is unreadable. */
function inkOn(background: string, text: string): string {
  if (contrastRatio(background, text) >= READABLE) return text;
  return contrastRatio(background, '#ffffff') >= contrastRatio(background, '#000000') ? '#ffffff' : '#000000';
}

/** Mixes borders, sunken surfaces and hover. */
function between(back: string, text: string, muted: string): Partial<Record<ColorName, string>> {
  const mix = (percent: number, front = text) => `color-mix(in srgb, ${front} ${percent}%, ${back})`;
  return {
    'surface.sunken': mix(3),
    hover: mix(6),
    pressed: mix(10),
    selected: mix(8),
    border: mix(12),
    'border.strong': mix(22),
    'border.control': mix(60),
    'text.subtle': muted,
  };
}

function toVariables(values: Record<string, string>): Variables {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [variable('colors', name), value]));
}

const declarations = (values: Variables) =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
