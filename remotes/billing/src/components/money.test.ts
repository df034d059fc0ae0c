import { formatFigure, formatMoney, majorOf, moneyOf, sumOf } from './money';

test('BILL-050 amounts have two decimals and the currency in upper case', () => {
  expect(formatMoney(moneyOf(12_430, 'nok'))).toBe('12\u00a0430.00\u00a0NOK');
  expect(formatMoney(moneyOf(940.5, 'Sek'))).toBe('940.50\u00a0SEK');
  expect(formatMoney(moneyOf(1_234_567.89, 'EUR'))).toBe('1\u00a0234\u00a0567.89\u00a0EUR');
  expect(formatMoney(moneyOf(0, 'EUR'))).toBe('0.00\u00a0EUR');
  expect(formatMoney(moneyOf(-3.5, 'EUR'))).toBe('−3.50\u00a0EUR');
});

test.each([
  [1200, 'ISK', '1\u00a0200\u00a0ISK'],
  [1200, 'jpy', '1\u00a0200\u00a0JPY'],
  [12.345, 'KWD', '12.345\u00a0KWD'],
])('BILL-050 %d %s has the decimals of its currency', (major, currency, text) => {
  expect(formatMoney(moneyOf(major, currency))).toBe(text);
  expect(majorOf(moneyOf(major, currency))).toBe(major);
});

test('sums are exact where floating-point sums are not', () => {
  expect(moneyOf(1.1 * 3, 'EUR').minor).toBe(330);
  expect(sumOf([moneyOf(0.1, 'EUR'), moneyOf(0.2, 'EUR')], 'EUR').minor).toBe(30);
});

test('a price in a list omits decimals that are zero', () => {
  expect(formatFigure(moneyOf(2490, 'NOK'), { whole: true })).toBe('2\u00a0490');
  expect(formatFigure(moneyOf(99.5, 'NOK'), { whole: true })).toBe('99.50');
});
