import { markHidden } from '@console/schema';

/** Longest name inside a sentence; the record's own page shows the whole name. */
const MOST = 60;
/** The end of a file name stays, because it has the extension. */
const TAIL = 16;

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

// By code points, so that no character is split.
const HEAD_OF_NAME = new RegExp(`^(.{${MOST}}).`, 'su');
const ENDS_OF_FILE_NAME = new RegExp(`^(.{${MOST - TAIL}}).+(.{${TAIL}})$`, 'su');

/** A record's name inside a sentence, such as a question or a toast: on one line, and cut if very long. */
export function shortName(name: string): string {
  const whole = plain(name);
  const head = HEAD_OF_NAME.exec(whole)?.[1];
  return head === undefined ? whole : `${head.trimEnd()}…`;
}

/**
 * A file's name for display. 'letter\u202Efdp.exe' would be drawn as 'letterexe.pdf': invisible characters become
 * visible marks, a right-to-left name does not reverse the text beside it, and a long one keeps its end.
 */
export function shownFileName(name: string): string {
  const whole = plain(name);
  const [, head, tail] = ENDS_OF_FILE_NAME.exec(whole) ?? [];
  const shown = head === undefined || tail === undefined ? whole : `${head}…${tail}`;
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown;
}

const plain = (name: string) => markHidden(name.replaceAll(/\s+/g, ' ').trim());
