import { isOrgNumber } from './org-number';

test.each([
  ['NO', '800000033', true],
  ['NO', '800 000 033', true],
  ['NO', '800 000 034', false],
  ['NO', '80000003', false],
  ['SE', '559900-1020', true],
  ['SE', '16559900-1020', true],
  ['SE', '559900-1021', false],
  ['DK', '99 00 00 15', true],
  ['DK', '99 00 00 16', false],
  ['FI', '9900003-4', true],
  ['FI', '9900003-5', false],
  ['NO', '800000033; drop', false],
  ['NO', '', false],
  ['IS', '12', true],
])('%s %s: %p', (countryCode, orgNumber, isValid) => {
  expect(isOrgNumber(orgNumber, countryCode)).toBe(isValid);
});
