import { markHidden } from '@console/schema';
import { formatCount, locale, t } from '@console/words';

/** The record's page shows the whole name. */
const MOST = 60;
/** Keeps a file's extension. */
const TAIL = 16;

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

// Counts code points, so that characters stay whole.
const HEAD_OF_NAME = new RegExp(`^(.{${MOST}}).`, 'su');
const ENDS_OF_FILE_NAME = new RegExp(`^(.{${MOST - TAIL}}).+(.{${TAIL}})$`, 'su');

/** Prepares a name for a sentence: no line breaks, cut if very long. */
export function shortName(name: string): string {
  const whole = plain(name);
  const head = HEAD_OF_NAME.exec(whole)?.[1];
  return head === undefined ? whole : `${head.trimEnd()}…`;
}

/**
 * 'letter\u202Efdp.exe' would show as 'letterexe.pdf', so marks invisible characters, isolates right-to-left names, and
 * keeps the end of long names.
 */
export function shownFileName(name: string): string {
  const whole = plain(name);
  const [, head, tail] = ENDS_OF_FILE_NAME.exec(whole) ?? [];
  const label = head === undefined || tail === undefined ? whole : `${head}…${tail}`;
  return RIGHT_TO_LEFT.test(label) ? `\u2068${label}\u2069` : label;
}

const plain = (name: string) => markHidden(name.replaceAll(/\s+/g, ' ').trim());

/** 'Anna, Bo and Carl'; beyond `most`: 'Anna, Bo and 3 more'. Creates the formatter late, which takes 30 ms. */
export function formatList(words: readonly string[], most = words.length): string {
  const moreCount = words.length - most;
  const items = moreCount > 1 ? [...words.slice(0, most), t('{count} more', { count: formatCount(moreCount) })] : words;
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items);
}
