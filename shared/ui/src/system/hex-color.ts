import { formatDecimal, t } from '@console/words';

/** INTG-184 */
export const HEX_COLOR = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** '#RRGGBB' for display, undefined if invalid; the value stays as typed (C83). */
export function normalizeHex(text: string): string | undefined {
  const digits = HEX_COLOR.exec(text.trim())?.[1];
  if (digits === undefined) return undefined;
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${six.toUpperCase()}`;
}

/** WCAG 2.2, from 1 to 21, for two '#RRGGBB'. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** 'Contrast with Card 4.6 : 1, good to read'; empty if `against` is invalid. */
export function contrastInWords(hex: string, against: { label: string; value: string }): string {
  const otherColor = normalizeHex(against.value);
  if (otherColor === undefined) return '';
  const ratio = contrastRatio(hex, otherColor);
  // Rounds down: never reports an insufficient contrast as sufficient.
  const ratioText = formatDecimal(Math.floor(ratio * 10) / 10);
  const verdict =
    ratio >= 4.5 ? t('easy to read') : ratio >= 3 ? t('enough for large text only') : t('too low to be readable');
  // No-break spaces keep the ratio on one line.
  return t('Contrast with {label}: {shown}:1, {verdict}', { label: against.label, shown: ratioText, verdict });
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
