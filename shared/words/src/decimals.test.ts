import { addWords, formatDecimal } from './words';

test('a decimal number has a point in English and a comma in Swedish and Norwegian', () => {
  expect(formatDecimal(1.2)).toBe('1.2');
  addWords('nb', {});
  expect(formatDecimal(1.2)).toBe('1,2');
  addWords('sv', {});
  expect([formatDecimal(4.6), formatDecimal(21)]).toEqual(['4,6', '21']);
});
