import { sameName } from './names';

test('Q128 names that look alike are one name', () => {
  const alike = ['Sales North', 'sales  north', 'Sales\u00A0North', ' Sales\u200B North', 'Ｓales North'];
  expect(alike.filter((name) => !sameName(name, 'Sales North'))).toEqual([]);
  expect(sameName('Ménage', 'Me\u0301nage')).toBe(true);
  expect(sameName('Ménage', 'Menage')).toBe(false);
});
