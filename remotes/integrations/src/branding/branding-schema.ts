import { whiteLabel } from '@console/api';
import { z } from '@console/schema';
import { HEX_COLOR } from '@console/ui/form';

const REQUIRED = 'Required';

/** INTG-184, INTG-185: stays as typed (C83). */
const color = z.string().check(
  z.refine((text) => text !== '', { message: REQUIRED, abort: true }),
  z.regex(HEX_COLOR, 'Invalid HEX color'),
);

const values = z.object({
  bgColor: color,
  headerBgColor: color,
  cardBgColor: color,
  textPrimaryColor: color,
  textSecondaryColor: color,
  logoUrl: z.string(),
  useCustomLogin: z.boolean(),
  loginUrl: z.string(),
  ...whiteLabel.monthPictures.shape,
});

/** INTG-189: the address is asked for with the custom login only. */
export const brandingSchema = values.check(
  z.refine(({ useCustomLogin, loginUrl }) => !useCustomLogin || loginUrl !== '', {
    path: ['loginUrl'],
    message: REQUIRED,
  }),
);
export type BrandingValues = z.infer<typeof values>;

export type ColorName = keyof whiteLabel.BrandColors;

/** INTG-183, in the order of the page. */
export const COLOR_LABELS: Record<ColorName, string> = {
  bgColor: 'Background',
  headerBgColor: 'Header background',
  cardBgColor: 'Card background',
  textPrimaryColor: 'Primary text',
  textSecondaryColor: 'Secondary text',
};
export const COLOR_NAMES = Object.keys(COLOR_LABELS) as ColorName[];

/** 'January' */
export const monthLabel = (month: whiteLabel.Month) => `${month[0]?.toUpperCase()}${month.slice(1)}`;
