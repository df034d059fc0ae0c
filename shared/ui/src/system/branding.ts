import { browserStorage } from '@console/browser';
import { contrastRatio, normalizeHex } from '../fields/hex-color';
import { colors, variable } from './tokens';

/** A company's five colours: 3 or 6 hex digits with an optional '#'. For an invalid one the console's own is used. */
export interface Brand {
  bgColor: string;
  headerBgColor: string;
  cardBgColor: string;
  textPrimaryColor: string;
  textSecondaryColor: string;
}

type Variables = Record<`--${string}`, string>;
type ColorName = keyof typeof colors;

/** Storage key; `boot.ts` reads it to apply the last branding before the first paint. */
const STORED = 'console-branding';
const READABLE = 4.5;

/** Colours of text and icons on cards. Some have a soft background of their own, which is of the same theme. */
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
 * All of the console's colours in a company's branding, as CSS variables, for cards and the page's sheet. Five are the
 * company's; colours between a card and its text are mixed from the two; those of status, environment and focus stay,
 * in the theme that is readable on the card. An unreadable text becomes black or white.
 */
export function brandVariables(brand: Brand): Variables {
  const own = ownColors(brand);
  const { surface } = own;
  const isOwn = surface !== colors.surface[0] || own.text !== colors.text[0];
  const isDark = contrastRatio(surface, '#ffffff') > contrastRatio(surface, '#000000');
  const base = Object.fromEntries(Object.entries(colors).map(([name, pair]) => [name, pair[isDark ? 1 : 0]]));
  const signs = DRAWN_ON_CARDS.map((name) => [name, inkOn(surface, colors[name][isDark ? 1 : 0])]);
  const { text, muted } = textsOn(surface, own);
  return toVariables({
    ...base,
    ...own,
    text,
    'text.muted': muted,
    raised: surface,
    ...(isOwn ? { ...Object.fromEntries(signs), ...between(surface, text, muted) } : {}),
  });
}

/** The same for the navigation, which is on the page's background. Empty if nothing differs. */
export function backgroundVariables(brand: Brand): Variables {
  const own = ownColors(brand);
  const onCards = brandVariables(brand);
  const isReadable = (name: ColorName) =>
    contrastRatio(own.bg, onCards[`--colors-${name.replace('.', '-')}`] ?? own.bg) >= READABLE;
  if ((['text', 'text.muted', 'text.subtle', 'accent.text'] as const).every(isReadable)) return {};
  const { text, muted } = textsOn(own.bg, own);
  return groundVariables(own.bg, text, muted);
}

/** The same for the top bar, which has a background of its own. */
export function headerVariables(brand: Brand): Variables {
  const { bg, text, header } = { ...ownColors(brand), header: headerOf(brand) };
  if (header === bg) return backgroundVariables(brand);
  const ink = inkOn(header, text);
  return groundVariables(header, ink, ink);
}

function groundVariables(ground: string, text: string, muted: string): Variables {
  const mixed = { ...between(ground, text, muted), bg: ground, surface: ground, 'accent.text': text, focus: text };
  return toVariables({ ...mixed, text, 'text.muted': muted });
}

/** Draws the console in a company's colours, in the light theme only; undefined = in its own. */
export function setBranding(brand: Brand | undefined): void {
  const css = brand ? styleSheet(brand) : '';
  // Without storage the colours are applied after the company has loaded, a moment later.
  if (css) browserStorage.common.write(STORED, css);
  else browserStorage.common.remove(STORED);
  document.adoptedStyleSheets?.[0]?.replaceSync(css);
}

function styleSheet(brand: Brand): string {
  const light = '[data-theme=light]';
  const root = declarations(brandVariables(brand));
  const ground = (selector: string, variables: Variables) => {
    const own = declarations(variables);
    const place = `${light} ${selector}`;
    if (own === '') return '';
    // Popovers and dialogs are inside this element, but have the colours of cards.
    return `${place}{${own};background:var(--colors-bg);color:var(--colors-text)}${place} :is([popover],dialog){${root};color:var(--colors-text)}`;
  };
  return `${light}{${root}}${ground('[data-topbar]', headerVariables(brand))}${ground('[data-on-background]', backgroundVariables(brand))}`;
}

function ownColors({ bgColor, cardBgColor, textPrimaryColor, textSecondaryColor }: Brand) {
  const own = (text: string, name: ColorName) => normalizeHex(text)?.toLowerCase() ?? colors[name][0];
  return {
    bg: own(bgColor, 'bg'),
    surface: own(cardBgColor, 'surface'),
    text: own(textPrimaryColor, 'text'),
    'text.muted': own(textSecondaryColor, 'text.muted'),
  };
}

const headerOf = ({ headerBgColor }: Brand) => normalizeHex(headerBgColor)?.toLowerCase() ?? colors.bg[0];

/** The company's two text colours, replaced if they are not readable on the background. */
function textsOn(background: string, own: { text: string; 'text.muted': string }) {
  const text = inkOn(background, own.text);
  const muted = own['text.muted'];
  return { text, muted: contrastRatio(background, muted) >= READABLE ? muted : text };
}

/** The text colour if it is readable on the background, else black or white. */
function inkOn(background: string, text: string): string {
  if (contrastRatio(background, text) >= READABLE) return text;
  return contrastRatio(background, '#ffffff') >= contrastRatio(background, '#000000') ? '#ffffff' : '#000000';
}

/** Colours between background and text: borders, sunken surfaces, hover. */
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
