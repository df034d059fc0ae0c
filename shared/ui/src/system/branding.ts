import { browserStorage } from '@console/browser';
import { contrastRatio, normalizeHex } from '../fields/hex-color';
import { colors, variable } from './tokens';

/** A company's five colours: 3 or 6 hex digits with an optional '#'. What is no colour counts as the console's own. */
export interface Brand {
  bgColor: string;
  headerBgColor: string;
  cardBgColor: string;
  textPrimaryColor: string;
  textSecondaryColor: string;
}

type Variables = Record<`--${string}`, string>;
type ColorName = keyof typeof colors;

/** Under this name `boot.ts` finds the last branding, so that it is there before the first paint. */
const STORED = 'console-branding';
const READABLE = 4.5;

/** Of text and signs; some lie on a soft fill of their own, which is of the same edition. */
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
 * Every colour of the console in a company's branding, as CSS variables, for what lies on cards and on the sheet of a page.
 * Five are the company's; what lies between a card and its text is mixed of the two; status, environment and focus stay,
 * in the edition that can be read on the card. What could not be read on it is black or white.
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

/** The same for what lies on the page's background beside the sheet: the navigation. Empty where nothing differs. */
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
  // Without storage the colours come with the company, a moment later.
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
    // What floats over it stands inside of it, and is a card.
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

/** The company's two texts, where they can be read on a background. */
function textsOn(background: string, own: { text: string; 'text.muted': string }) {
  const text = inkOn(background, own.text);
  const muted = own['text.muted'];
  return { text, muted: contrastRatio(background, muted) >= READABLE ? muted : text };
}

/** The text where it can be read on a background, else black or white. */
function inkOn(background: string, text: string): string {
  if (contrastRatio(background, text) >= READABLE) return text;
  return contrastRatio(background, '#ffffff') >= contrastRatio(background, '#000000') ? '#ffffff' : '#000000';
}

/** What is neither a background nor a text: edges, wells, and what the pointer is on. */
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
