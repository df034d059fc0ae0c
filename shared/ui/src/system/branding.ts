import { browserStorage } from '@console/storage';
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

/** Under this name `boot.js` finds the last branding, so that it is there before the first paint. */
const STORED = 'console-branding';
const READABLE = 4.5;

/**
 * Every colour of the console in a company's branding, as CSS variables. Five are the company's; what lies between a card
 * and its text is mixed of the two; status, environment and focus stay, in the edition that can be read on the card.
 */
export function brandVariables(brand: Brand): Variables {
  const own = ownColors(brand);
  const { surface, text } = own;
  const isDark = contrastRatio(surface, '#ffffff') > contrastRatio(surface, '#000000');
  const base = Object.fromEntries(Object.entries(colors).map(([name, pair]) => [name, pair[isDark ? 1 : 0]]));
  const isOwn = surface !== colors.surface[0] || text !== colors.text[0];
  return toVariables({ ...base, ...own, raised: surface, ...(isOwn ? between(surface, text, own['text.muted']) : {}) });
}

/** The same for the top bar, which has a background of its own. */
export function headerVariables(brand: Brand): Variables {
  const { bg, text, header } = { ...ownColors(brand), header: headerOf(brand) };
  if (header === bg) return {};
  const ink = inkOn(header, text);
  const mixed = { ...between(header, ink, ink), bg: header, surface: header, 'accent.text': ink, focus: ink };
  return toVariables({ ...mixed, text: ink, 'text.muted': ink });
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
  const root = declarations(brandVariables(brand));
  const header = declarations(headerVariables(brand));
  const light = '[data-theme=light]';
  const bar = `${light} [data-topbar]`;
  if (header === '') return `${light}{${root}}`;
  // What floats over the bar stands inside of it, and is a card.
  return `${light}{${root}}${bar}{${header};background:var(--colors-bg);color:var(--colors-text)}${bar} :is([popover],dialog){${root};color:var(--colors-text)}`;
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
