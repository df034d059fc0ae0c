/**
 * 'Anna, Bo and Carl': words in a row, as they stand in a sentence. Of more than `most`, the first and how many others:
 * 'Anna, Bo and 3 more'. Made when asked for, because the first formatter of a page takes the browser 30 ms.
 */
export function formatList(words: readonly string[], most = words.length): string {
  const others = words.length - most;
  const shown = others > 1 ? [...words.slice(0, most), `${others} more`] : words;
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(shown);
}
