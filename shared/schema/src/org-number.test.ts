import { orgNumberOf, orgNumberProblem } from './org-number';

test.each([
  ['NO', '800000033', '800 000 033'],
  ['NO', '800 000 033', '800 000 033'],
  ['NO', 'NO 912345009 MVA', '912 345 009'],
  ['NO', '\u200E912\u00A0345\u00A0009', '912 345 009'],
  ['NO', 'Org.nr. 912 345 009', '912 345 009'],
  ['SE', '559900-1020', '559900-1020'],
  ['SE', '559912–3451', '559912-3451'],
  ['SE', 'SE559912345101', '559912-3451'],
  ['SE', '16559912-3451', '559912-3451'],
  ['SE', 'SE 5599123451', '559912-3451'],
  ['DK', '99 00 00 15', '99 00 00 15'],
  ['DK', 'DK 99 00 00 15', '99 00 00 15'],
  ['DK', 'CVR-nr.: 99000015', '99 00 00 15'],
  ['FI', 'FI99000034', '9900003-4'],
  ['FI', 'Y-tunnus 9900003-4', '9900003-4'],
  ['IS', '12', '12'],
])('Q126 %s %s is %s', (countryCode, text, stored) => {
  expect(orgNumberProblem(text, countryCode)).toBeUndefined();
  expect(orgNumberOf(text, countryCode)).toBe(stored);
  expect(orgNumberOf(stored, countryCode)).toBe(stored);
});

test.each([
  ['NO', '', 'length'],
  ['NO', '80000003', 'length'],
  ['NO', '800 000 034', 'check digit'],
  ['NO', '800000033; drop', 'characters'],
  ['NO', 'SE559912345101', 'characters'],
  ['SE', '559900-102', 'length'],
  ['SE', '559900-1021', 'check digit'],
  ['DK', '99 00 00 16', 'check digit'],
  ['FI', '9900003-5', 'check digit'],
  ['IS', 'none', 'characters'],
])('Q126 %s %j is refused for its %s', (countryCode, text, problem) => {
  expect(orgNumberProblem(text, countryCode)).toBe(problem);
});
