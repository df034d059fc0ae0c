import { addWords } from '@console/words';
import { compareWords } from './word-order';

const NAMES = ['Ödegård', 'Ask', 'Zetterlund', 'Ærlig', 'Åsen', 'Øvrebø', 'Äng', 'Dokument 10', 'Dokument 9'];
afterEach(() => addWords('en', {}));

test.each([
  ['sv', ['Ask', 'Dokument 9', 'Dokument 10', 'Zetterlund', 'Åsen']],
  ['nb', ['Ask', 'Dokument 9', 'Dokument 10', 'Zetterlund', 'Åsen']],
  ['en', ['Åsen', 'Ask', 'Dokument 9', 'Dokument 10', 'Zetterlund']],
])('Q79 words are sorted as readers of %s look for them', (language, expected) => {
  addWords(language, {});
  expect(NAMES.filter((name) => expected.includes(name)).sort(compareWords)).toEqual(expected);
});

test('Swedish ends with å ä ö, Norwegian with æ ø å', () => {
  const ends = (language: string) => {
    addWords(language, {});
    return ['Ödegård', 'Zetterlund', 'Åsen', 'Äng', 'Ærlig', 'Øvrebø'].sort(compareWords);
  };
  expect(ends('sv').filter((name) => /^[ZÅÄÖ]/.test(name))).toEqual(['Zetterlund', 'Åsen', 'Äng', 'Ödegård']);
  expect(ends('nb').filter((name) => /^[ZÆØÅ]/.test(name))).toEqual(['Zetterlund', 'Ærlig', 'Øvrebø', 'Åsen']);
});
