import { cut } from '@console/schema/bare';
import { isEmail } from '@console/schema/emails';
import { t } from '@console/words';
import { findByName, type PersonDetails, type TeamNames } from './person-details';

/** Without an address `email` is the name, and is refused like any wrong address. */
export interface PersonRow extends PersonDetails {
  email: string;
}

export interface PeopleTable {
  rows: PersonRow[];
  unusedColumns: string[];
  /** Above the header. */
  unusedRows: string[];
  /** Head of the column of addresses, where only its place tells. */
  guessedHeader?: string;
}

const COLUMNS = ['email', 'name', 'firstName', 'lastName', 'role', 'groups'] as const;
type ColumnName = (typeof COLUMNS)[number];

/** By `headerKey`, the better first; also of exports of Google, Microsoft 365, Okta and Slack. */
const HEADERS: Readonly<Record<ColumnName, string>> = {
  email:
    'emailaddress email mail mailaddress epost epostadresse epostadress mejl mejladress mailadresse mailadress emailadresse primaryemail userprincipalname login username',
  name: 'fullname fulltnavn fuldenavn fullständigtnamn displayname name navn namn',
  firstName: 'firstname givenname fornavn fornamn förnamn',
  lastName: 'lastname surname familyname etternavn etternamn efternamn efternavn',
  role: 'role userrole rolle brukerrolle roll användarroll',
  groups: 'groups group grupper gruppe grupp accessgroups tilgangsgrupper åtkomstgrupper',
};

/** Never read. */
const SECRET =
  /passw|passphrase|passord|lösenord|adgangskode|kodeord|salasana|motdepasse|contraseña|wachtwoord|hasło|senha/;

/** The platform refuses a longer name; the invited person can correct it. */
const LONGEST_NAME = 100;

/** With a blank: a column of numbers may be called '#'. */
export const COMMENT = '#';
const isComment = ([first = '']: readonly string[]) => first.startsWith(`${COMMENT} `);

/** Without '[Required]' and the like. */
const headerKey = (cell: string) =>
  cell
    .normalize('NFC')
    .toLowerCase()
    .replace(/\[[^\]]*\]|\([^)]*\)|[^\p{L}]/gu, '');

const columnOf = (cell: string): ColumnName | undefined =>
  COLUMNS.find((name) => HEADERS[name].split(' ').includes(headerKey(cell)));

/** Spreadsheets and chat programs leave these in cells. */
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const clean = (cell: string) => cell.replace(HIDDEN, ' ').replace(/\s+/gu, ' ').trim();

/** Cells that are more than addresses, or below a header. */
export function isPeopleTable(text: string): boolean {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const heads = first.split(/[\t;,]/).map((cell) => columnOf(cell.replaceAll('"', '')));
  if (lines.length > 1 && heads.includes('email')) return true;
  const isHead = heads.length > 1 && lines.length > 1 && !hasAt(first);
  const isBelow = (line: string) => hasAt(line) && line.split(/[\t;,]/).length === heads.length;
  if (isHead && lines.slice(1).every(isBelow)) return true;
  const cells = lines.flatMap((line) => (line.includes('\t') ? line.split('\t') : []));
  return cells.some(isAddressCell) && cells.some((cell) => cell.trim() !== '' && !cell.includes('@'));
}

const isAddressCell = (cell: string) => isEmail(addressIn(cell));

/** Reads `Kari <kari@x.no>` and `mailto:kari@x.no` too. */
function addressIn(cell: string): string {
  return (/<([^<>]+)>/.exec(cell)?.[1] ?? cell).trim().replace(/^mailto:/i, '');
}

/** Without a known header the cells say what a column is. @returns undefined without addresses */
export function readPeople(table: readonly (readonly string[])[], team: TeamNames): PeopleTable | undefined {
  const cells = table.map((row) => row.map((cell) => cell.trim())).filter((row) => !isComment(row));
  const { start, head, body, isKnown, address } = partsOf(cells);
  if (address < 0) return undefined;
  const columns = new Map<ColumnName, number>([['email', address]]);
  const width = Math.max(0, ...cells.map(({ length }) => length));
  const places = Array.from({ length: width }, (_, place) => place);
  const free = () =>
    places.filter((place) => ![...columns.values()].includes(place) && !SECRET.test(headerKey(head[place] ?? '')));
  for (const name of COLUMNS) {
    const place = columns.has(name) ? undefined : placeOf(name, head, free());
    if (place !== undefined) columns.set(name, place);
  }
  if (!isKnown) guessColumns(columns, free, (place) => body.map((row) => row[place] ?? '').filter(Boolean), team);

  const at = (row: readonly string[], name: ColumnName) => row[columns.get(name) ?? -1] ?? '';
  const rows = body.map((row, index): PersonRow => {
    const name = clean(at(row, 'name')) || clean(`${at(row, 'firstName')} ${at(row, 'lastName')}`);
    const email = clean(addressIn(at(row, 'email')));
    return {
      email: email || name || t('Row {row}', { row: start + index + 1 }),
      name: cut(name, LONGEST_NAME),
      role: clean(at(row, 'role')),
      groups: splitGroups(at(row, 'groups'), team),
    };
  });
  const unused = places.filter(
    (place) => ![...columns.values()].includes(place) && cells.some((row) => (row[place] ?? '') !== ''),
  );
  return {
    rows,
    unusedColumns: unused.map((place) => head[place] || t('column {number}', { number: place + 1 })),
    unusedRows: cells.slice(0, Math.max(0, start - 1)).map((row) => clean(row.filter(Boolean).join(' '))),
    ...(head.length > 0 && !isKnown ? { guessedHeader: clean(head[address] ?? '') } : {}),
  };
}

/** The header has a word for addresses, or another text above the addresses. `address` -1: no column has addresses. */
function partsOf(cells: readonly (readonly string[])[]) {
  const first = cells.findIndex((row) => row.some(hasAt));
  const above = first < 0 ? cells : cells.slice(0, first);
  const headIndex = above.findIndex((row) => row.some((cell) => columnOf(cell) === 'email'));
  const head = cells[headIndex] ?? [];
  const below = cells.slice(headIndex + 1);
  const counts = (head.length > 0 ? head : longest(below)).map(
    (_, place) => below.filter((row) => hasAt(row[place] ?? '')).length,
  );
  const most = counts.indexOf(Math.max(...counts));
  if (headIndex >= 0) {
    const places = head.flatMap((cell, place) => (columnOf(cell) === 'email' ? place : []));
    const filled = places.filter((place) => (counts[place] ?? 0) > 0);
    const isFilled = filled.length > 0 || first < 0;
    const address = isFilled ? (placeOf('email', head, filled.length > 0 ? filled : places) ?? -1) : most;
    return { start: headIndex + 1, head, body: below, isKnown: true, address };
  }
  if (first < 0) return { start: 0, head, body: cells, isKnown: false, address: -1 };
  const guessed = above.findIndex((row) => (row[most] ?? '') !== '');
  const start = guessed + 1;
  return { start, head: cells[guessed] ?? [], body: cells.slice(start), isKnown: false, address: most };
}

const hasAt = (cell: string) => cell.includes('@');
const longest = (rows: readonly (readonly string[])[]) =>
  rows.reduce<readonly string[]>((most, row) => (row.length > most.length ? row : most), []);

function placeOf(name: ColumnName, head: readonly string[], places: readonly number[]): number | undefined {
  const keys = head.map(headerKey);
  return HEADERS[name].split(' ').flatMap((word) => places.find((place) => keys[place] === word) ?? [])[0];
}

/** A comma separates unless a group's name has it. */
function splitGroups(cell: string, { groups }: TeamNames): string[] {
  const names = cell
    .split(/[;|\r\n]/)
    .flatMap((part) => (findByName(groups, part) ? part : part.split(',')))
    .map(clean);
  return [...new Set(names.filter(Boolean))];
}

function guessColumns(
  columns: Map<ColumnName, number>,
  free: () => number[],
  cellsOf: (place: number) => string[],
  team: TeamNames,
): void {
  const take = (name: ColumnName, fits: (cells: string[]) => boolean) => {
    const place = columns.has(name) ? undefined : free().find((each) => fits(cellsOf(each)));
    if (place !== undefined) columns.set(name, place);
  };
  take('role', (cells) => cells.length > 0 && cells.every((cell) => findByName(team.roles, cell)));
  take('groups', (cells) => {
    const names = cells.flatMap((cell) => splitGroups(cell, team));
    return names.length > 0 && names.every((name) => findByName(team.groups, name));
  });
  if (columns.has('name') || columns.has('firstName') || columns.has('lastName')) return;
  take('name', (cells) => areNames(cells) && cells.every((cell) => /\s/.test(cell)));
  if (columns.has('name')) return;
  const [firstPlace, secondPlace] = free().filter((place) => areNames(cellsOf(place)));
  if (firstPlace === undefined) return;
  if (secondPlace !== firstPlace + 1) columns.set('name', firstPlace);
  else columns.set('firstName', firstPlace).set('lastName', secondPlace);
}

function areNames(cells: readonly string[]): boolean {
  return (
    cells.length > 0 &&
    cells.every((cell) => /^\p{L}[\p{L}\p{M}\s.,'’\-()]*$/u.test(clean(cell))) &&
    (cells.length === 1 || new Set(cells).size > 1)
  );
}
