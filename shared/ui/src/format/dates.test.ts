import { formatAge, formatDateTime, formatShortDate } from './dates';

const moment = new Date(2026, 10, 5, 9, 7);

test('SHRD-024 dates display as MM/dd/yyyy - HH:mm', () => {
  expect(formatDateTime(moment)).toBe('11/05/2026 - 09:07');
  expect(formatDateTime(new Date(2026, 0, 31, 23, 59))).toBe('01/31/2026 - 23:59');
});

test('SHRD-025 invite and due dates use the en-GB short format, three letters for every month', () => {
  expect(formatShortDate(moment)).toBe('05 Nov 2026');
  expect(formatShortDate(new Date(2026, 8, 1))).toBe('01 Sep 2026');
});

test('an age has the largest whole unit', () => {
  const ago = (minutes: number) => formatAge(new Date(moment.getTime() - minutes * 60_000), moment);
  expect([0, 59, 60 * 26, 60 * 24 * 12, 60 * 24 * 400].map(ago)).toEqual([
    'just now',
    '59 minutes ago',
    '1 day ago',
    '12 days ago',
    '1 year ago',
  ]);
  expect(ago(-180)).toBe('in 3 hours');
});
