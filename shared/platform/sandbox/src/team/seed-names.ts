import { pick } from '../db/seeded-random';

// biome-ignore format: names read better in rows
const firstNames = [
  'Aina', 'Aksel', 'Anders', 'Anna-Karin', 'Arne', 'Åsa', 'Bente', 'Birgitta', 'Bjørn', 'Camilla', 'Dag', 'Ebba',
  'Eirik', 'Elin', 'Emil', 'Eva', 'Frida', 'Gunnar', 'Hanne', 'Håkon', 'Helga', 'Henrik', 'Ida', 'Jan-Erik', 'Jørgen',
  'Kajsa', 'Karin', 'Kristian', 'Lars', 'Lena', 'Liv', 'Märta', 'Marit', 'Mikael', 'Nora', 'Odd', 'Ole', 'Pernille',
  'Rolf', 'Sara', 'Signe', 'Siv', 'Stian', 'Synnøve', 'Tor', 'Trine', 'Ulf', 'Unni', 'Vegard', 'Åse',
] as const;
// biome-ignore format: names read better in rows
const lastNames = [
  'Aalto', 'Ahlberg', 'Andersen', 'Bakke', 'Berge', 'Bergström', 'Dahl', 'Ekström', 'Engen', 'Fjeld', 'Foss', 'Grønli',
  'Hagen', 'Håland', 'Hansson', 'Holm', 'Iversen', 'Jansson', 'Jørstad', 'Kjær', 'Kvamme', 'Larsen', 'Lindgren', 'Lund',
  'Moen', 'Myhre', 'Nilsen', 'Norberg', 'Nygård', 'Öhman', 'Østby', 'Pedersen', 'Rask', 'Rønning', 'Sandberg', 'Skoglund',
  'Solheim', 'Stenberg', 'Strøm', 'Sundby', 'Sætre', 'Tangen', 'Thorsen', 'Ulriksen', 'Vik', 'Voll', 'Wærnes', 'Åberg',
] as const;

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
