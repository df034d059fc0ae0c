import { placeHolderWarnings } from './placeholder-checks';
import { placeHolderPattern } from './placeholder-rules';

const allowed = [
  { placeHolder: '{{name}}', description: '', required: false, targetField: 'body' as const },
  { placeHolder: '{{link}}', description: '', required: true, targetField: 'body' as const },
];

test.each([
  ['complete', 'Hi {{name}}: {{link}}', []],
  ['blanks in the braces', '{{ link }}', []],
  ['within an attribute', '<a href="{{link}}">', []],
  ['empty, which is not a matter of placeholders', ' ', []],
  ['without the required one', 'Hi {{name}}', ['{{link}} is required but missing.']],
  [
    'misspelt',
    '{{Link}}',
    ['{{link}} is required but missing.', '{{Link}} isn’t a known placeholder and is sent as written.'],
  ],
  ['unknown twice', '{{link}} {{x}} {{x}}', ['{{x}} isn’t a known placeholder and is sent as written.']],
  ['with the required one in a comment', '<!-- {{link}} -->Hi', ['{{link}} is required but missing.']],
  ['with it in a style', '<style>a{b:{{link}}}</style>Hi', ['{{link}} is required but missing.']],
  [
    'with it where nobody sees it',
    '<div style="display:none">{{link}}</div>Hi',
    ['{{link}} is required, but only appears where nobody can see it.'],
  ],
  [
    'with an encoded link',
    '<a href="%7B%7Blink%7D%7D">Accept</a> {{link}}',
    ['The link “Accept” doesn’t have a valid address. Use {{link}} as its address.'],
  ],
  [
    'with a link in curly quotes',
    '<a href=”{{link}}”>Accept</a>',
    ['The link “Accept” doesn’t have a valid address. Use {{link}} as its address.'],
  ],
  [
    'with a link behind http://',
    '<a href="http://{{link}}"><b>Accept</b></a>',
    ['The link “Accept” doesn’t have a valid address. Use {{link}} as its address.'],
  ],
  ['with a link through another page', '<a href="https://x.example/?to={{link}}">Accept</a>', []],
  ['not a placeholder', '{{link}} {{a b}} {c}', []],
])('C36 a text that is %s', (_what, text, warnings) => {
  expect(placeHolderWarnings(text, allowed, 'body')).toEqual(warnings);
});

test('C36 a required placeholder in another notation is recognised', () => {
  const [, link] = allowed;
  const own = [{ ...link!, placeHolder: '[LINK]' }];
  expect(placeHolderWarnings('Here: [LINK]', own, 'body')).toEqual([]);
  expect(placeHolderWarnings('Here', own, 'body')).toEqual(['[LINK] is required but missing.']);
  expect('[LINK], {{ x }} and {y}'.match(placeHolderPattern(own))).toEqual(['[LINK]', '{{ x }}']);
});
