import { isWebAddress, texts, whiteLabel } from '@console/api';
import { t } from '@console/words';
import { lengthError } from '../calls/refusal';

/** INTG-184 */
const HEX_COLOR = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
/** Base64 of the first bytes. No SVG, because of scripts. */
const PICTURE_STARTS = { png: 'iVBORw0KGgo', jpeg: '/9j/', gif: 'R0lGOD', webp: 'UklGR' } as const;
const PICTURE = /^data:image\/(png|jpeg|gif|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

/** The design system's defaults; both texts from the specification (SHRD-030). */
const DEFAULT_COLORS: whiteLabel.BrandColors = {
  bgColor: '#f3f5f6',
  headerBgColor: '#f3f5f6',
  cardBgColor: '#ffffff',
  textPrimaryColor: '#111827',
  textSecondaryColor: '#52525b',
};

export const NO_PICTURES = Object.fromEntries(
  whiteLabel.MONTHS.map((month) => [month, '']),
) as whiteLabel.MonthPictures;

export const DEFAULT_SETTINGS: whiteLabel.BrandSettings = {
  ...DEFAULT_COLORS,
  ...NO_PICTURES,
  logoUrl: '',
  useCustomLogin: false,
  loginUrl: '',
};

export function toColumns(settings: whiteLabel.BrandSettings) {
  const { bgColor, headerBgColor, cardBgColor, textPrimaryColor, textSecondaryColor, ...rest } = settings;
  const { logoUrl, useCustomLogin, loginUrl, ...pictures } = rest;
  const colors = { bgColor, headerBgColor, cardBgColor, textPrimaryColor, textSecondaryColor };
  return { colors, logoUrl, useCustomLogin, loginUrl, pictures };
}

export function brandingErrors(settings: whiteLabel.BrandSettings): Record<string, string | undefined> {
  const colors = Object.keys(DEFAULT_COLORS) as (keyof whiteLabel.BrandColors)[];
  const { logoUrl, loginUrl, useCustomLogin } = settings;
  return {
    ...Object.fromEntries(colors.map((name) => [name, colorError(settings[name])])),
    logoUrl:
      logoUrl === '' || isSecureAddress(logoUrl) || !pictureError(logoUrl)
        ? undefined
        : t('The logo must be an https address or a PNG, JPEG, WebP, or GIF picture.'),
    ...(useCustomLogin ? { loginUrl: loginUrl === '' ? t('Required') : addressError(loginUrl) } : {}),
    ...Object.fromEntries(whiteLabel.MONTHS.map((month) => [month, pictureError(settings[month])])),
  };
}

const isSecureAddress = (address: string) => !addressError(address) && new URL(address).protocol === 'https:';

function colorError(color: string): string | undefined {
  if (color === '') return t('Required');
  return HEX_COLOR.test(color) ? undefined : t('Invalid HEX color');
}

/** Becomes a link and a picture source, so web addresses only. */
function addressError(address: string): string | undefined {
  const isValid = isWebAddress(address) && lengthError(texts.setting, address) === undefined;
  return isValid ? undefined : t('The URL isn’t valid.');
}

/** Judged by contents: the data URL may lie about its type. */
function pictureError(dataUrl: string): string | undefined {
  if (dataUrl === '') return undefined;
  const [, kind, base64 = ''] = PICTURE.exec(dataUrl) ?? [];
  const start = PICTURE_STARTS[kind as keyof typeof PICTURE_STARTS] as string | undefined;
  if (start === undefined || !base64.startsWith(start)) return t('Choose a PNG, JPEG, WebP, or GIF picture.');
  const isTooLarge = (base64.length * 3) / 4 > whiteLabel.LARGEST_PICTURE;
  return isTooLarge
    ? t('Choose a picture of {size} kB or less.', { size: whiteLabel.LARGEST_PICTURE / 1000 })
    : undefined;
}

/** Expects data URLs that passed `brandingErrors`. */
export function decodePicture(dataUrl: string): { type: string; bytes: Buffer } | undefined {
  const [, kind, base64 = ''] = PICTURE.exec(dataUrl) ?? [];
  return kind === undefined ? undefined : { type: `image/${kind}`, bytes: Buffer.from(base64, 'base64') };
}
