import { isAllowedPicture } from './ChangelogEntry';
import { splitAtMatches, textBlocks, textRuns } from './plain-text';

test('paragraphs end at an empty line, and lines that begin with a dash are a list', () => {
  expect(textBlocks('One\r\nstill one\n\n- first\n- second\nTwo')).toEqual([
    { kind: 'paragraph', text: 'One\nstill one' },
    { kind: 'list', points: ['first', 'second'] },
    { kind: 'paragraph', text: 'Two' },
  ]);
});

test('only https addresses become links, without the punctuation after them', () => {
  expect(textRuns('See https://docs.example/26.1, or javascript:alert(1).')).toEqual([
    { text: 'See ', kind: 'text' },
    { text: 'https://docs.example/26.1', kind: 'link' },
    { text: ', or javascript:alert(1).', kind: 'text' },
  ]);
});

test('a checksum is found by its length and its digits', () => {
  const checksum = '0f'.repeat(32);
  expect(textRuns(`SHA-256: ${checksum}`)).toEqual([
    { text: 'SHA-256: ', kind: 'text' },
    { text: checksum, kind: 'checksum' },
  ]);
  for (const text of ['f'.repeat(39), `${checksum}g`]) expect(textRuns(text)).toEqual([{ text, kind: 'text' }]);
});

test('the search text is not a pattern and ignores case', () => {
  expect(splitAtMatches('A (b) and a (B)', '(b)')).toEqual(['A ', '(b)', ' and a ', '(B)', '']);
  expect(splitAtMatches('Anything', '.')).toEqual(['Anything']);
});

test('pictures are data URLs or files of the console’s own origin', () => {
  expect(isAllowedPicture('data:image/png;base64,AAAA')).toBe(true);
  expect(isAllowedPicture('/pictures/one.png')).toBe(true);
  for (const source of ['https://elsewhere.example/a.png', '//elsewhere.example/a.png', 'data:text/html,x', '/\\a.b'])
    expect([source, isAllowedPicture(source)]).toEqual([source, false]);
});
