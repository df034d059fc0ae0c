import { whiteLabel } from '@console/api';
import { brandingSchema } from './branding-schema';

const COLORS = ['bgColor', 'headerBgColor', 'cardBgColor', 'textPrimaryColor', 'textSecondaryColor'];
const each = (value: string) => Object.fromEntries(COLORS.map((name) => [name, value]));
const pictures = Object.fromEntries(whiteLabel.MONTHS.map((month) => [month, '']));

function messagesOf(color: string) {
  const settings = { ...each(color), ...pictures, logoUrl: '', useCustomLogin: false, loginUrl: '' };
  const { error } = brandingSchema.safeParse(settings);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

test.each(['fff', '#FfF', '1f3a34', '#1F3A34'])('INTG-184 %s is valid for each of the five colours', (color) => {
  expect(messagesOf(color)).toEqual({});
});

test.each([
  ['', 'Required'],
  ['#ff', 'Invalid HEX color'],
  ['#ffff', 'Invalid HEX color'],
  ['#1f3a3', 'Invalid HEX color'],
  ['#1f3a344', 'Invalid HEX color'],
  ['##fff', 'Invalid HEX color'],
  ['fgf', 'Invalid HEX color'],
])('INTG-184 INTG-185 "%s" is refused for each of them with "%s"', (color, message) => {
  expect(messagesOf(color)).toEqual(each(message));
});
