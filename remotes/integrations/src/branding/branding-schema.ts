import { isWebAddress, texts, whiteLabel } from '@console/api';
import { z } from '@console/schema';
import { contrastRatio, HEX_COLOR, normalizeHex } from '@console/ui/color-input';
import { lengthError } from '@console/ui/form';
import { t } from '@console/words';

const REQUIRED = t('Required');

/** INTG-184, INTG-185: as typed (C83), trimmed. */
const color = texts.key.check(
  z.trim(),
  z.refine((text) => text !== '', { message: REQUIRED, abort: true }),
  z.regex(HEX_COLOR, t('Invalid HEX color')),
);

const NOT_A_LOGO = t('Enter an address that begins with https://');
function isLogo(text: string): boolean {
  return text === '' || text.startsWith('data:') || (isWebAddress(text) && new URL(text).protocol === 'https:');
}

const requestFields = whiteLabel.brandSettingsRequest.shape;
const values = z.object({
  bgColor: color,
  headerBgColor: color,
  cardBgColor: color,
  textPrimaryColor: color,
  textSecondaryColor: color,
  logoUrl: requestFields.logoUrl.check(z.trim(), z.refine(isLogo, NOT_A_LOGO), ({ value, issues }) => {
    const error = value.startsWith('data:') ? undefined : lengthError(value, texts.setting);
    if (error !== undefined) issues.push({ code: 'custom', input: value, message: error });
  }),
  useCustomLogin: z.boolean(),
  loginUrl: requestFields.loginUrl,
  ...whiteLabel.monthPictures.shape,
});

/** INTG-189 */
export const brandingSchema = values.check(
  z.refine(({ useCustomLogin, loginUrl }) => !useCustomLogin || loginUrl !== '', {
    path: ['loginUrl'],
    message: REQUIRED,
  }),
);
export type BrandingValues = z.infer<typeof values>;

export type ColorName = keyof whiteLabel.BrandColors;

/** INTG-183 */
export const COLOR_LABELS: Record<ColorName, string> = {
  bgColor: t('Background'),
  headerBgColor: t('Header background'),
  cardBgColor: t('Card background'),
  textPrimaryColor: t('Primary text'),
  textSecondaryColor: t('Secondary text'),
};
export const COLOR_NAMES = Object.keys(COLOR_LABELS) as ColorName[];

export const MONTH_LABELS: Record<whiteLabel.Month, string> = {
  january: t('January'),
  february: t('February'),
  march: t('March'),
  april: t('April'),
  may: t('May'),
  june: t('June'),
  july: t('July'),
  august: t('August'),
  september: t('September'),
  october: t('October'),
  november: t('November'),
  december: t('December'),
};

/** Pairs on a card or sheet, and on the background. */
export const TEXT_PAIRS: readonly (readonly [text: ColorName, back: ColorName])[] = [
  ['textPrimaryColor', 'bgColor'],
  ['textPrimaryColor', 'cardBgColor'],
  ['textSecondaryColor', 'bgColor'],
  ['textSecondaryColor', 'cardBgColor'],
];
/** WCAG's minimum for large text. */
const LEAST_CONTRAST = 3;

/** C105: 'Primary text on Background'. */
export const unreadablePairs = (colors: whiteLabel.BrandColors): string[] =>
  TEXT_PAIRS.flatMap(([text, back]) => {
    const [textColor, backColor] = [normalizeHex(colors[text]), normalizeHex(colors[back])];
    if (textColor === undefined || backColor === undefined || contrastRatio(textColor, backColor) >= LEAST_CONTRAST)
      return [];
    return t('{text} on {background}', { text: COLOR_LABELS[text], background: COLOR_LABELS[back] });
  });
