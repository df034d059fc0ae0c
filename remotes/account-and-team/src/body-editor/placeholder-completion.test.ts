import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { placeHolderCompletion } from './placeholder-completion';

const source = placeHolderCompletion([
  { placeHolder: '{{name}}', description: 'Name of the user', required: false, targetField: 'body' },
  { placeHolder: '{{link}}', description: 'Address', required: true, targetField: 'body' },
]);

/** At the text's end; undefined = no list. */
async function replaced(doc: string, isExplicit = false): Promise<string | undefined> {
  const list = await source(new CompletionContext(EditorState.create({ doc }), doc.length, isExplicit));
  return list ? doc.slice(list.from) : undefined;
}

test('ACCT-159 two opening braces list the placeholders of the field with their meanings', async () => {
  const list = await source(new CompletionContext(EditorState.create({ doc: 'Hi {{' }), 5, false));
  expect(list?.options).toMatchObject([
    { label: '{{name}}', detail: 'Name of the user' },
    { label: '{{link}}', detail: 'Address' },
  ]);
});

test.each([
  ['Hi {{', '{{'],
  ['Hi {{na', '{{na'],
  ['<a href="{{', '{{'],
  ['Hi {', undefined],
  ['Hi {{name}}', undefined],
  ['Hi na', undefined],
])('after %p the list replaces %p', async (text, expected) => {
  expect(await replaced(text)).toBe(expected);
});

test('Ctrl+Space lists them anywhere and replaces nothing', async () => {
  expect(await replaced('Hi ', true)).toBe('');
});
