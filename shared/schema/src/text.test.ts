import { hiddenCharacters } from './text';

const problemsOf = (text: string) => hiddenCharacters({ role: { name: text } });

test.each([
  ['a zero-width space', 'Case\u200B handler', 'Contains an invisible character (U+200B) after “Case”'],
  ['a turned direction', '\u202Erotidua', 'Contains an invisible character (U+202E) at the beginning'],
  ['a control character', 'Auditor\u0007', 'Contains an invisible character (U+0007) after “Auditor”'],
  ['a soft hyphen', 'Archive reading\u00ADroom', 'Contains an invisible character (U+00AD) after “reading”'],
])('%s is found, with its place and the word before it', (_what, text, message) => {
  expect(problemsOf(text)).toEqual([[['role', 'name'], message]]);
});

test.each(['Kåre Ølberg', 'two\nlines\tand a tab', '👩‍🚀', 'نمی‌خواهم', 'data:image/png;base64,\u200B'])(
  'ordinary text and the content of a file are accepted: %s',
  (text) => {
    expect(problemsOf(text)).toEqual([]);
  },
);
