import { formatCount, locale, t } from '@console/words';

/** 'Anna, Bo and Carl'; beyond `most`: 'Anna, Bo and 3 more'. Creates the formatter late, which takes 30 ms. */
export function formatList(words: readonly string[], most = words.length): string {
  const moreCount = words.length - most;
  const items = moreCount > 1 ? [...words.slice(0, most), t('{count} more', { count: formatCount(moreCount) })] : words;
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items);
}
