import { isFullLength, orgNumberHint } from './org-number-hint';

const MISTYPED = 'The last digit does not fit the others. Is one of them mistyped?';

test.each([
  ['NO', '', 'Nine digits'],
  ['NO', '800 000 03', 'Nine digits'],
  ['NO', '800 000 033', undefined],
  ['NO', '800 000 034', MISTYPED],
  ['SE', '559900-102', 'Ten digits'],
  ['SE', '559900-1020', undefined],
  ['SE', '559900-1021', MISTYPED],
  ['DK', '99 00 00 1', 'Eight digits'],
  ['DK', '99 00 00 16', undefined],
  ['IS', '12', undefined],
])('%s %p: %p', (countryCode, orgNumber, hint) => {
  expect(orgNumberHint(orgNumber, countryCode)).toBe(hint);
});

test('ACCT-020 a number is checked once it has the length of its country’s numbers', () => {
  expect(isFullLength('800 000 03', 'NO')).toBe(false);
  expect(isFullLength('800 000 033', 'NO')).toBe(true);
  expect(isFullLength('1', 'IS')).toBe(true);
  expect(isFullLength('', 'IS')).toBe(false);
});
