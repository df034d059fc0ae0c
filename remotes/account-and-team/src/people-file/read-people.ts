import { isEmail } from '@console/ui/form';
import { findByName, type PersonDetails, type TeamNames } from './person-details';

/** Without an address, `email` holds the name, and the form refuses that like any wrong address. */
export interface PersonRow extends PersonDetails {
  email: string;
}

export interface PeopleTable {
  rows: PersonRow[];
  unusedColumns: string[];
}

type ColumnName = 'email' | 'name' | 'firstName' | 'lastName' | 'role' | 'groups';

/** Covers the console's languages and Danish, spelled as by `headerKey`. */
const HEADERS: Readonly<Record<ColumnName, string>> = {
  email:
    'email mail emailaddress mailaddress epost epostadresse epostadress mejl mejladress mailadresse mailadress emailadresse',
  name: 'name fullname displayname navn fulltnavn fuldenavn namn fullständigtnamn',
  firstName: 'firstname givenname fornavn fornamn förnamn',
  lastName: 'lastname surname familyname etternavn etternamn efternamn efternavn',
  role: 'role userrole rolle brukerrolle roll användarroll',
  groups: 'group groups gruppe grupper grupp accessgroups tilgangsgrupper åtkomstgrupper',
};

/** The template's order applies without a header. */
const IN_ORDER = ['name', 'role', 'groups'] as const;

/** The platform's limit; the invited person can correct the name. */
const LONGEST_NAME = 100;

export const COMMENT = '#';

const headerKey = (cell: string) =>
  cell
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

const columnOf = (cell: string): ColumnName | undefined =>
  (Object.keys(HEADERS) as ColumnName[]).find((name) => HEADERS[name].split(' ').includes(headerKey(cell)));

/** Spreadsheets and chat programs leave these in cells. */
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const clean = (cell: string) => cell.replace(HIDDEN, ' ').replace(/\s+/gu, ' ').trim();

/** Finds rows with more than addresses, or a known header. */
export function isPeopleTable(text: string): boolean {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const heads = first.split(/[\t;,]/).map((cell) => columnOf(cell.replaceAll('"', '')));
  if (lines.length > 1 && heads.includes('email')) return true;
  const cells = lines.flatMap((line) => (line.includes('\t') ? line.split('\t') : []));
  return cells.some(isAddressCell) && cells.some((cell) => cell.trim() !== '' && !cell.includes('@'));
}

const isAddressCell = (cell: string) => isEmail(addressIn(cell));

/** Reads `Kari <kari@x.no>` and `mailto:kari@x.no` too. */
function addressIn(cell: string): string {
  return (/<([^<>]+)>/.exec(cell)?.[1] ?? cell).trim().replace(/^mailto:/i, '');
}

/**
 * Reads headers in any order; without headers, contents and else the template's order decide.
 * @returns undefined without addresses
 */
export function readPeople(table: readonly (readonly string[])[], team: TeamNames): PeopleTable | undefined {
  const cleaned = table
    .map((row) => row.map((cell) => cell.trim()))
    .filter(([first = '']) => !first.startsWith(COMMENT));
  const [head = [], ...body] = cleaned;
  const named = head.map(columnOf);
  const hasHeader = named.includes('email') && !head.some(isAddressCell);
  const columns = hasHeader ? named : guessColumns(cleaned, team);
  if (!columns.includes('email')) return undefined;
  const at = (row: readonly string[], name: ColumnName) => row[columns.indexOf(name)] ?? '';
  const rows = (hasHeader ? body : cleaned).map((row): PersonRow => {
    const name = clean(at(row, 'name')) || clean(`${at(row, 'firstName')} ${at(row, 'lastName')}`);
    const email = clean(addressIn(at(row, 'email')));
    return {
      email: email || name || clean(row.find((cell) => cell !== '') ?? ''),
      name: name.slice(0, LONGEST_NAME),
      role: clean(at(row, 'role')),
      groups: splitGroups(at(row, 'groups'), team),
    };
  });
  return {
    rows: rows.filter(({ email }) => email !== ''),
    unusedColumns: hasHeader ? head.filter((cell, index) => cell !== '' && !isUsed(named, index)) : [],
  };
}

const isUsed = (named: readonly (ColumnName | undefined)[], index: number) =>
  named[index] !== undefined && named.indexOf(named[index]) === index;

/** Splits at commas too, unless a group's name has a comma. */
function splitGroups(cell: string, { groups }: TeamNames): string[] {
  const names = cell
    .split(/[;|\r\n]/)
    .flatMap((part) => (findByName(groups, part) ? part : part.split(',')))
    .map(clean);
  return [...new Set(names.filter(Boolean))];
}

function guessColumns(table: readonly (readonly string[])[], { roles, groups }: TeamNames): (ColumnName | undefined)[] {
  const width = Math.max(0, ...table.map(({ length }) => length));
  const cellsOf = (index: number) => table.map((row) => row[index] ?? '').filter(Boolean);
  const columns: (ColumnName | undefined)[] = Array.from({ length: width });
  const take = (name: ColumnName, fits: (cells: string[]) => boolean) => {
    if (columns.includes(name)) return;
    const index = columns.findIndex((column, at) => column === undefined && fits(cellsOf(at)));
    if (index >= 0) columns[index] = name;
  };
  take('email', (cells) => cells.filter((cell) => cell.includes('@')).length * 2 > cells.length);
  take('role', (cells) => cells.length > 0 && cells.every((cell) => findByName(roles, cell)));
  take('groups', (cells) => cells.length > 0 && cells.every((cell) => findByName(groups, cell)));
  for (const name of IN_ORDER) take(name, (cells) => cells.length > 0);
  return columns;
}
