import { get, post } from '@console/http';
import { z } from '@console/schema';
import * as texts from './texts';

/* api/Customer/WhiteLabel (INTG-183, INTG-194, INTG-195) */

/** INTG-183: 3 or 6 hex digits, optional '#' (C83). */
export const brandColors = z.object({
  bgColor: z.string(),
  headerBgColor: z.string(),
  cardBgColor: z.string(),
  textPrimaryColor: z.string(),
  textSecondaryColor: z.string(),
});

/** INTG-190 */
export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
export type Month = (typeof MONTHS)[number];

/** INTG-191: data URLs; empty = none. */
export const monthPictures = z.object(
  Object.fromEntries(MONTHS.map((month) => [month, z.string()])) as Record<Month, z.ZodMiniString<string>>,
);

export const brandSettings = z.extend(z.extend(brandColors, monthPictures.shape), {
  logoUrl: z.string(),
  useCustomLogin: z.boolean(),
  loginUrl: z.string(),
});

/** C86: bytes; a data URL is a third longer. */
export const LARGEST_PICTURE = 400_000;

const textsFor = (request: z.ZodMiniObject, text: z.ZodMiniString<string>) =>
  Object.fromEntries(Object.keys(request.shape).map((name) => [name, text]));
export const brandSettingsRequest = z.extend(brandSettings, {
  ...(textsFor(brandColors, texts.key) as typeof brandColors.shape),
  ...(textsFor(monthPictures, texts.file) as typeof monthPictures.shape),
  /** An address, or a data URL. */
  logoUrl: texts.file,
  loginUrl: texts.setting,
});

export type BrandColors = z.infer<typeof brandColors>;
export type MonthPictures = z.infer<typeof monthPictures>;
export type BrandSettings = z.infer<typeof brandSettings>;

/** INTG-194 */
export const getBrandSettings = get('main', 'api/Customer/WhiteLabel', { answer: brandSettings });
/** INTG-194 */
export const updateBrandSettings = post('main', 'api/Customer/WhiteLabel', {
  edits: getBrandSettings,
  body: brandSettingsRequest,
});
/** INTG-195 */
export const getDefaultBrandSettings = get('main', 'api/Customer/WhiteLabel/default', { answer: brandSettings });
