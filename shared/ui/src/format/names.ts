import { markHidden } from '@console/schema';

/** Longer names say no more in a sentence; where the record itself stands, its name is whole. */
const MOST = 60;
/** Of a file's name the end stays: it says what kind of file it is. */
const TAIL = 16;

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

// By code points, so that no letter is cut in two.
const HEAD_OF_NAME = new RegExp(`^(.{${MOST}}).`, 'su');
const ENDS_OF_FILE_NAME = new RegExp(`^(.{${MOST - TAIL}}).+(.{${TAIL}})$`, 'su');

/** A record's name inside a sentence, such as a question or a toast: on one line, and cut where it is very long. */
export function shortName(name: string): string {
  const whole = plain(name);
  const head = HEAD_OF_NAME.exec(whole)?.[1];
  return head === undefined ? whole : `${head.trimEnd()}…`;
}

/**
 * A file's name as it is shown. 'letter\u202Efdp.exe' would read 'letterexe.pdf': what draws nothing is a visible mark
 * here, a name that is written from right to left does not turn the words around it, and a long one keeps its end.
 */
export function shownFileName(name: string): string {
  const whole = plain(name);
  const [, head, tail] = ENDS_OF_FILE_NAME.exec(whole) ?? [];
  const shown = head === undefined || tail === undefined ? whole : `${head}…${tail}`;
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown;
}

const plain = (name: string) => markHidden(name.replaceAll(/\s+/g, ' ').trim());
