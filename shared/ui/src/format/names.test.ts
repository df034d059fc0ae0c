import { shortName, shownFileName } from './names';

test('Q65 a name in a sentence is on one line and cut if very long', () => {
  expect(shortName('Nightly\n reconciliation ')).toBe('Nightly reconciliation');
  expect(shortName('x'.repeat(60))).toBe('x'.repeat(60));
  expect(shortName('x'.repeat(5000))).toBe(`${'x'.repeat(60)}…`);
  // A character of two code units stays whole.
  expect(shortName('🗂'.repeat(70))).toBe(`${'🗂'.repeat(60)}…`);
});

test('SHRD-027 a file name shows direction marks, keeps its end, and does not reverse the text beside it', () => {
  expect(shownFileName('letter\u202Efdp.exe')).toBe('letter\uFFFDfdp.exe');
  expect(shownFileName('a\u0000\u2067b.png')).toBe('a\uFFFD\uFFFDb.png');
  expect(shownFileName('מכתב.pdf')).toBe('\u2068מכתב.pdf\u2069');
  expect(shownFileName(`${'x'.repeat(200)}-certificate.pfx`)).toBe(`${'x'.repeat(44)}…-certificate.pfx`);
});
