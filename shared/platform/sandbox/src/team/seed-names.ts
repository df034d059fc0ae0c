import { pick } from '../db/seeded-random';
import { readJson } from '../platform/read-json';

interface People {
  /** Order decides the ids, from u-00400. */
  fjellheim: [name: string, role: string, more?: { statusId?: number; groups?: string[] }][];
  firstNames: readonly [string, ...string[]];
  lastNames: readonly [string, ...string[]];
}

const { fjellheim: fjellheimPeople, firstNames, lastNames } = readJson(import.meta.dirname, 'people.json') as People;

export { fjellheimPeople };

/** Names may repeat. */
export function nordicName(random: () => number): string {
  return `${pick(firstNames, random)} ${pick(lastNames, random)}`;
}

const LETTERS: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a', ä: 'a', ö: 'o', ü: 'u', é: 'e' };

/** `Kåre Mikkelsen` → `kare.mikkelsen`. */
function mailboxOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[æøåäöüé]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/ +/g, '.');
}

/** `ole.vik`, `ole.vik2`, `ole.vik3` */
export function uniqueMailboxes(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const mailbox = mailboxOf(name);
    const count = (counts.get(mailbox) ?? 0) + 1;
    counts.set(mailbox, count);
    return count === 1 ? mailbox : `${mailbox}${count}`;
  };
}

export function splitName(name: string): { firstName: string; lastName: string } {
  const cut = name.lastIndexOf(' ');
  return { firstName: name.slice(0, cut), lastName: name.slice(cut + 1) };
}
