import { formatCount, locale, t } from '@console/words';

/**
 * 'Anna, Bo and Carl': a list inside a sentence. Of more than `most`, the first ones and the number of others: 'Anna,
 * Bo and 3 more'. The formatter is created with the first call, because that takes the browser 30 ms.
 */
export function formatList(words: readonly string[], most = words.length): string {
  const others = words.length - most;
  const shown = others > 1 ? [...words.slice(0, most), t('{count} more', { count: formatCount(others) })] : words;
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(shown);
}
