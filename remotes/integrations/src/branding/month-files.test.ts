import { monthOfFile } from './month-files';

test.each([
  ['January.jpg', 'january'],
  ['login-FEB.png', 'february'],
  ['mars.webp', 'march'],
  ['maj 2026.jpg', 'may'],
  ['juni.jpg', 'june'],
  ['august_fjord.jpg', 'august'],
  ['september.final.png', 'september'],
  ['oktober.png', 'october'],
  ['desember.gif', 'december'],
  ['03.jpg', 'march'],
  ['2026-11.png', 'november'],
  ['01 - januar.png', 'january'],
  ['2026-11 (2).png', 'november'],
])('%s is the picture of %s', (name, month) => {
  expect(monthOfFile(name)).toBe(month);
});

test.each([
  'fjord.jpg',
  'marble.png',
  'IMG_4711.jpg',
  'june-july.png',
  '13.png',
  '00.png',
  'junk.png',
  'skog (2).png',
  'photo 1.png',
  '(3).png',
])('%s says no month', (name) => {
  expect(monthOfFile(name)).toBeUndefined();
});
