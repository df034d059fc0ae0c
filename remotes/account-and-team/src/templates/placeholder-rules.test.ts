import { placeHolderPattern, placeHolderWarnings } from './placeholder-rules';

const allowed = [
  { placeHolder: '{{name}}', description: '', required: false, targetField: 'body' as const },
  { placeHolder: '{{link}}', description: '', required: true, targetField: 'body' as const },
];

test.each([
  ['complete', 'Hi {{name}}: {{link}}', []],
  ['blanks in the braces', '{{ link }}', []],
  ['within an attribute', '<a href="{{link}}">', []],
  ['empty, which is not a matter of placeholders', ' ', []],
  ['without the required one', 'Hi {{name}}', ['{{link}} is required and missing.']],
  [
    'misspelt',
    '{{Link}}',
    ['{{link}} is required and missing.', '{{Link}} is not known here and is sent as it is written.'],
  ],
  ['unknown twice', '{{link}} {{x}} {{x}}', ['{{x}} is not known here and is sent as it is written.']],
  ['not a placeholder', '{{link}} {{a b}} {c}', []],
])('C36 a text that is %s', (_what, text, warnings) => {
  expect(placeHolderWarnings(text, allowed)).toEqual(warnings);
});

test('C36 a required placeholder in another notation is recognised', () => {
  const [, link] = allowed;
  const own = [{ ...link!, placeHolder: '[LINK]' }];
  expect(placeHolderWarnings('Here: [LINK]', own)).toEqual([]);
  expect(placeHolderWarnings('Here', own)).toEqual(['[LINK] is required and missing.']);
  expect('[LINK], {{ x }} and {y}'.match(placeHolderPattern(own))).toEqual(['[LINK]', '{{ x }}']);
});
