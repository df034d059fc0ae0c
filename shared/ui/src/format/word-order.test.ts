import { act, renderHook } from '@testing-library/react';
import { compareWords, setLanguage, useWordOrder } from './word-order';

const NAMES = ['Ödegård', 'Ask', 'Zetterlund', 'Ærlig', 'Åsen', 'Øvrebø', 'Äng', 'Dokument 10', 'Dokument 9'];
afterEach(() => act(() => setLanguage(undefined)));

test.each([
  ['sv', ['Ask', 'Dokument 9', 'Dokument 10', 'Zetterlund', 'Åsen']],
  ['nb', ['Ask', 'Dokument 9', 'Dokument 10', 'Zetterlund', 'Åsen']],
  ['en', ['Åsen', 'Ask', 'Dokument 9', 'Dokument 10', 'Zetterlund']],
])('words are sorted as readers of %s look for them', (language, expected) => {
  setLanguage(language);
  expect(NAMES.filter((name) => expected.includes(name)).sort(compareWords)).toEqual(expected);
});

test('Swedish ends with å ä ö, Norwegian with æ ø å', () => {
  const ends = (language: string) => {
    setLanguage(language);
    return ['Ödegård', 'Zetterlund', 'Åsen', 'Äng', 'Ærlig', 'Øvrebø'].sort(compareWords);
  };
  expect(ends('sv').filter((name) => /^[ZÅÄÖ]/.test(name))).toEqual(['Zetterlund', 'Åsen', 'Äng', 'Ödegård']);
  expect(ends('nb').filter((name) => /^[ZÆØÅ]/.test(name))).toEqual(['Zetterlund', 'Ærlig', 'Øvrebø', 'Åsen']);
});

test('lists follow a change of language; an invalid one means the browser’s', () => {
  const { result } = renderHook(() => useWordOrder());
  act(() => setLanguage('sv'));
  expect(result.current.resolvedOptions().locale).toBe('sv');
  act(() => setLanguage('not a language'));
  expect(result.current.resolvedOptions().locale).not.toBe('sv');
});
