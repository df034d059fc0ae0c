import type { RecordedElement, RecordedScreen } from '../src/support/record-styles';
import { compareRecordings } from './compare';

type Style = Record<string, string>;

function screen(
  title: string,
  root: Style,
  child: Style,
  more: Partial<RecordedElement> = {},
): [string, RecordedScreen] {
  const elements: RecordedElement[] = [
    { path: '/0', place: 'html', style: 0, box: [0, 0, 1280, 900] },
    { path: '/0/0', place: 'html > body', style: 1, box: [0, 0, 1280, 900], ...more },
  ];
  return [title, { title, looks: { '1280 light': { styles: [root, child], elements } } }];
}

test('a style that moves from the root element to another is a difference of the root element alone', () => {
  const before = new Map([screen('a', { color: 'red', gap: '8px' }, {})]);
  const after = new Map([screen('a', { color: 'red' }, { gap: '8px' })]);
  const { styles } = compareRecordings(before, after);
  expect(styles.map(({ changes }) => changes)).toEqual([['html', 'gap: 8px → not drawn']]);
});

test('the same difference on two screens is one group, the most frequent first', () => {
  const before = new Map([screen('a', {}, { gap: '8px' }), screen('b', {}, { gap: '8px' }), screen('c', {}, {})]);
  const after = new Map([
    screen('a', {}, { gap: '12px' }),
    screen('b', {}, { gap: '12px' }),
    screen('c', {}, { color: 'red' }),
  ]);
  expect(compareRecordings(before, after).styles).toEqual([
    { changes: ['body', 'gap: 8px → 12px'], places: ['a, 1280 light: html > body', 'b, 1280 light: html > body'] },
    { changes: ['body', 'color: not drawn → red'], places: ['c, 1280 light: html > body'] },
  ]);
});

test('another size with the same style is not a difference of style', () => {
  const before = new Map([screen('a', {}, {})]);
  const after = new Map([screen('a', {}, {}, { box: [0, 0, 1280, 1000] })]);
  const { styles, boxes } = compareRecordings(before, after);
  expect(styles).toEqual([]);
  expect(boxes).toEqual([
    { changes: ['body', 'x y w h: 0 0 1280 900 → 0 0 1280 1000'], places: ['a, 1280 light: html > body'] },
  ]);
});

test('other elements and other screens are listed by screen', () => {
  const before = new Map([screen('a', {}, {}), screen('gone', {}, {})]);
  const after = new Map([screen('a', {}, {}, { path: '/0/1' }), screen('new', {}, {})]);
  const { structure, missing } = compareRecordings(before, after);
  expect(structure).toEqual(['a, 1280 light: 1 elements gone, 1 new: - html > body; + html > body']);
  expect(missing).toEqual(['not in the second: gone', 'not in the first: new']);
});
