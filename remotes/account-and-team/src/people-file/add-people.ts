import { formatList } from '@console/ui';
import { n, t } from '@console/words';
import { detailsOf, type People, type PersonDetails } from './person-details';
import type { PeopleTable, PersonRow } from './read-people';

const MOST_COLUMNS = 5;

interface Typed {
  emails: readonly string[];
  people: People;
}

interface Added {
  emails: string[];
  people: People;
  note: string | undefined;
}

/** Typed addresses stay; the first of equal rows counts. @param hasGroups the platform takes groups */
export function addPeople(typed: Typed, table: PeopleTable, hasGroups: boolean): Added {
  const { rows, unusedColumns, unusedRows, guessedHeader } = table;
  const byAddress = new Map<string, PersonRow>();
  for (const row of rows) {
    const key = row.email.toLowerCase();
    if (!byAddress.has(key)) byAddress.set(key, row);
  }
  const known = new Set(typed.emails.map((email) => email.toLowerCase()));
  const details = [...byAddress].map(([key, { name, role, groups }]): [string, PersonDetails] => [
    key,
    { name, role, groups: hasGroups ? groups : [] },
  ]);
  const repeated = rows.length - byAddress.size;
  const sentences = [
    guessedHeader !== undefined && t('“{header}” is read as the header of the addresses.', { header: guessedHeader }),
    unusedRows.length > 0 && t('Not read, above the header: {rows}.', { rows: formatList(unusedRows, MOST_COLUMNS) }),
    repeated > 0 &&
      n(
        repeated,
        '{count} row repeats an address and is left out.',
        '{count} rows repeat an address and are left out.',
      ),
    unusedColumns.length > 0 && t('Not used: {columns}.', { columns: formatList(unusedColumns, MOST_COLUMNS) }),
    !hasGroups &&
      rows.some(({ groups }) => groups.length > 0) &&
      t('Groups are not given with an invite here: add people to them when they have accepted.'),
  ].filter(Boolean);
  return {
    emails: [...typed.emails, ...[...byAddress].flatMap(([key, { email }]) => (known.has(key) ? [] : email))],
    people: { ...typed.people, ...Object.fromEntries(details) },
    note: sentences.length > 0 ? sentences.join(' ') : undefined,
  };
}

export function moveDetails(people: People, from: string, to: string): People {
  const { [from.toLowerCase()]: details, ...others } = people;
  return details ? { ...others, [to.toLowerCase()]: details } : people;
}

export function peopleOf(emails: readonly string[], people: People): People {
  return Object.fromEntries(
    emails.flatMap((email) => {
      const details = detailsOf(people, email);
      return details ? [[email.toLowerCase(), details] as const] : [];
    }),
  );
}
