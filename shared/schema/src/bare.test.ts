import { bare, bareSecret, cut } from './bare';

test('Q125 invisible characters and unusual blanks are left out of addresses and ids; a secret keeps the blanks that a keyboard types', () => {
  expect(bare('\u200E\u00A0https://x.example/a\u200B\uFEFF\u00A0\n')).toBe('https://x.example/a');
  expect(bare('bla\u030Aba\u0308r')).toBe('blåbär');
  expect(bareSecret('\u00A0\uFEFF pass\u00A0word\u200B ')).toBe(' pass word ');
  expect(bareSecret('p\u00E4ss\u0061\u0308')).toBe('p\u00E4ss\u0061\u0308');
});

test('Q125 a text that is cut does not end on half a character', () => {
  expect(cut('ab😀', 3)).toBe('ab');
  expect(cut('ab😀', 4)).toBe('ab😀');
});
