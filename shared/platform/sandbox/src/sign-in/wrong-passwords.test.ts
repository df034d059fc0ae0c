import { WrongPasswords } from './wrong-passwords';

test('from the fifth wrong password on an address waits, twice as long each time, until the right one', () => {
  let now = 0;
  const wrong = new WrongPasswords(() => now);
  const fail = (times: number) => Array.from({ length: times }, () => wrong.note('kari@x.no', false));
  fail(4);
  expect(wrong.waitReason('kari@x.no')).toBeUndefined();
  fail(1);
  expect(wrong.waitReason(' KARI@x.no')).toBe('Too many wrong passwords. Try again in 5 seconds.');
  expect(wrong.waitReason('ola@x.no')).toBeUndefined();
  now += 4_500;
  expect(wrong.waitReason('kari@x.no')).toBe('Too many wrong passwords. Try again in 1 second.');
  now += 500;
  expect(wrong.waitReason('kari@x.no')).toBeUndefined();
  fail(1);
  expect(wrong.waitReason('kari@x.no')).toBe('Too many wrong passwords. Try again in 10 seconds.');
  fail(30);
  expect(wrong.waitReason('kari@x.no')).toBe('Too many wrong passwords. Try again in 900 seconds.');
  wrong.note('kari@x.no', true);
  fail(4);
  expect(wrong.waitReason('kari@x.no')).toBeUndefined();
});
