import { mailboxOf } from '@console/schema/emails';
import { formatList } from '@console/ui';
import { n, t } from '@console/words';
import { detailsOf, type People, type PersonDetails } from './person-details';
import type { PeopleTable, PersonRow } from './read-people';

const MOST_COLUMNS = 5;

interface Typed {
  emails: readonly string[];
  people: People;
}

/** Typed addresses stay; the first of equal rows counts. @param hasGroups the platform takes groups */
export function addPeople(typed: Typed, table: PeopleTable, hasGroups: boolean) {
  const { rows, unusedColumns, unusedRows, guessedHeader } = table;
  const byAddress = new Map<string, PersonRow>();
  for (const row of rows) {
    const key = mailboxOf(row.email);
    if (!byAddress.has(key)) byAddress.set(key, row);
  }
  const mailboxes = new Set(typed.emails.map(mailboxOf));
  const details = [...byAddress].map(([key, { name, role, groups }]): [string, PersonDetails] => [
    key,
    { name, role, groups: hasGroups ? groups : [] },
  ]);
  const repeated = rows.length - byAddress.size;
  const sentences = [
    guessedHeader !== undefined &&
      t('“{header}” is used as the header of the address column.', { header: guessedHeader }),
    unusedRows.length > 0 &&
      t('Skipped rows above the header: {rows}.', { rows: formatList(unusedRows, MOST_COLUMNS) }),
    repeated > 0 &&
      n(repeated, '{count} row repeats an address and is skipped.', '{count} rows repeat an address and are skipped.'),
    unusedColumns.length > 0 && t('Columns not used: {columns}.', { columns: formatList(unusedColumns, MOST_COLUMNS) }),
    !hasGroups &&
      rows.some(({ groups }) => groups.length > 0) &&
      t('You can’t assign groups in an invite here. Add people to groups after they accept.'),
  ].filter(Boolean);
  return {
    emails: [...typed.emails, ...[...byAddress].flatMap(([key, { email }]) => (mailboxes.has(key) ? [] : email))],
    people: { ...typed.people, ...Object.fromEntries(details) },
    note: sentences.length > 0 ? sentences.join(' ') : undefined,
  };
}

export function moveDetails(people: People, from: string, to: string): People {
  const details = detailsOf(people, from);
  if (!details) return people;
  const { [mailboxOf(from)]: _, [from.toLowerCase()]: _older, ...others } = people;
  return { ...others, [mailboxOf(to)]: details };
}

export function peopleOf(emails: readonly string[], people: People): People {
  return Object.fromEntries(
    emails.flatMap((email) => {
      const details = detailsOf(people, email);
      return details ? [[mailboxOf(email), details] as const] : [];
    }),
  );
}
