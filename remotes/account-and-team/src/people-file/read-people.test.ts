import { readTable } from '@console/ui/file-field';
import { addPeople, moveDetails } from './add-people';
import { idsOf, nameProblem, type People, replaceName, unknownNames } from './person-details';
import { isPeopleTable, readPeople } from './read-people';

const team = {
  roles: [
    { id: 'r1', name: 'Reader' },
    { id: 'r2', name: 'Case handler' },
  ],
  groups: [
    { id: 'g1', name: 'Oslo' },
    { id: 'g2', name: 'Pensjon, Bergen' },
  ],
};
const read = async (text: string) => readPeople(await readTable(text), team);
const KARI = { email: 'kari@x.no', name: 'Kari Nordmann', role: 'Reader', groups: ['Oslo'] };

test.each([
  ['English, commas', 'Name,Email,Role,Groups\nKari Nordmann,kari@x.no,Reader,Oslo'],
  ['Norwegian, semicolons', 'Navn;E-post;Rolle;Grupper\nKari Nordmann;kari@x.no;Reader;Oslo'],
  ['Swedish, tabs', 'Namn\tE-postadress\tRoll\tGrupp\r\nKari Nordmann\tkari@x.no\tReader\tOslo\r\n'],
  ['Danish, another order', 'Rolle;Fulde navn;Grupper;E-mailadresse\nReader;Kari Nordmann;Oslo;kari@x.no'],
  ['name in two columns', 'E-POST:;Fornavn;Etternavn;rolle;gruppe\nkari@x.no;Kari;Nordmann;Reader;Oslo'],
  ['quotes', '"Name";"E-mail address";"Role";"Groups"\n"Kari Nordmann";"kari@x.no";"Reader";"Oslo"'],
  ["Excel's line", 'sep=;\nNavn;E-post;Rolle;Grupper\nKari Nordmann;kari@x.no;Reader;Oslo'],
  [
    'empty rows and comments',
    'Name;Email;Role;Groups\n;;;\n# Your roles: A, B, C, D;;;\nKari Nordmann;kari@x.no;Reader;Oslo\n',
  ],
  ['no header', 'Kari Nordmann;kari@x.no;Reader;Oslo'],
  ['no header, another order', 'kari@x.no\tReader\tKari Nordmann\tOslo'],
  ['an address of a mail program', 'Name,Email,Role,Groups\nKari Nordmann,"Kari <kari@x.no>",Reader,Oslo'],
  ['hidden characters and spaces', 'Name,Email,Role,Groups\n Kari\u00a0\u200bNordmann ,\ufeffkari@x.no , Reader,Oslo '],
])('C152 rows are read: %s', async (_, text) => {
  expect(await read(text)).toEqual({ rows: [KARI], unusedColumns: [] });
});

test.each([
  ['Oslo; Pensjon, Bergen', ['Oslo', 'Pensjon, Bergen']],
  ['Oslo, Trondheim', ['Oslo', 'Trondheim']],
  ['Pensjon, Bergen', ['Pensjon, Bergen']],
  ['Oslo | Oslo', ['Oslo']],
  ['', []],
])('C152 groups in one cell, "%s": also one whose name has a comma', async (cell, groups) => {
  expect((await read(`Email\tGroups\nkari@x.no\t${cell}`))?.rows).toMatchObject([{ groups }]);
});

test('C152 a row without an address is shown by its name, unused columns are named, and a table without addresses is none', async () => {
  const people = await read('Name;Email;Phone;Unit\nKari;;1;2\nOla;ola@x.no;3;4');
  expect(people).toMatchObject({ rows: [{ email: 'Kari' }, { email: 'ola@x.no' }], unusedColumns: ['Phone', 'Unit'] });
  expect(await read('Name;Phone\nKari;1')).toBeUndefined();
});

test.each([
  ['Kari\tkari@x.no\tReader', true],
  ['Navn;E-post\nKari;kari@x.no', true],
  ['Email\nkari@x.no', true],
  ['kari@x.no\tola@x.no', false],
  ['Kari Nordmann <kari@x.no>; ola@x.no', false],
  ['a@x.no, b@x.no;c@x.no\nKari Nordmann <d@x.no>\tA@x.no', false],
])('C152 pasted "%s" is rows of a table: %s', (text, expected) => {
  expect(isPeopleTable(text)).toBe(expected);
});

const details = (role: string, ...groups: string[]) => ({ name: '', role, groups });

test('C152 names are found in any letter case; unknown ones are mended for all their rows, or left out', () => {
  const people: People = {
    'a@x.no': details('reader', 'OSLO'),
    'b@x.no': details('Lesar', 'Trondheim'),
    'c@x.no': details('lesar'),
  };
  const emails = ['A@x.no', 'b@x.no', 'c@x.no'];
  expect(idsOf(people['a@x.no'], team, 'r2')).toEqual({ roleId: 'r1', groupIds: ['g1'] });
  expect(idsOf(undefined, team, 'r2')).toEqual({ roleId: 'r2', groupIds: [] });
  const unknown = unknownNames(emails, people, team);
  expect(unknown).toEqual([
    { kind: 'role', name: 'Lesar', emails: ['b@x.no', 'c@x.no'] },
    { kind: 'group', name: 'Trondheim', emails: ['b@x.no'] },
  ]);
  const mended = unknown.reduce(
    (now, each) => replaceName(now, each, each.kind === 'role' ? 'Reader' : undefined),
    people,
  );
  expect(mended).toEqual({ 'a@x.no': people['a@x.no'], 'b@x.no': details('Reader'), 'c@x.no': details('Reader') });
  expect(nameProblem(people['b@x.no'], team)).toBe('No role is called “Lesar”');
  expect(nameProblem(mended['b@x.no'], team)).toBeUndefined();
});

test('C152 rows are added to what was typed; a repeated address counts once, and a corrected one keeps its row', () => {
  const rows = [KARI, { ...KARI, email: 'Typed@x.no' }, { ...KARI, email: 'KARI@x.no', role: 'Case handler' }];
  const added = addPeople({ emails: ['typed@x.no'], people: {} }, { rows, unusedColumns: ['Phone'] }, false);
  const { email: _, ...row } = { ...KARI, groups: [] };
  expect(added).toEqual({
    emails: ['typed@x.no', 'kari@x.no'],
    people: { 'kari@x.no': row, 'typed@x.no': row },
    note: '1 row repeats an address and is left out. Not used: Phone. Groups are not given with an invite here: add people to them when they have accepted.',
  });
  expect(moveDetails(added.people, 'Kari@x.no', 'kari.n@x.no')).toEqual({ 'kari.n@x.no': row, 'typed@x.no': row });
});
