import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTable } from '@console/ui/file-field';
import { array, assert, asyncProperty, boolean, constantFrom, integer, record, shuffledSubarray } from 'fast-check';
import { addPeople, moveDetails, peopleOf } from './add-people';
import { detailsOf, idsOf, nameProblem, type People, replaceName, unknownNames } from './person-details';
import { isPeopleTable, type PeopleTable, readPeople } from './read-people';

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
const read = async (text: string) => readPeople((await readTable(text))[0] ?? [], team);
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
  expect(await read(text)).toEqual({ rows: [KARI], unusedColumns: [], unusedRows: [] });
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
  ['Nimi;Sähköposti\nAino;aino@x.no', true],
  ['Hello, here they are\nkari@x.no\nola@x.no', false],
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
  expect(nameProblem(people['b@x.no'], team)).toBe('There’s no role named “Lesar”');
  expect(nameProblem(mended['b@x.no'], team)).toBeUndefined();
});

test('C152 rows are added to what was typed; a repeated address counts once, and a corrected one keeps its row', () => {
  const rows = [KARI, { ...KARI, email: 'Typed@x.no' }, { ...KARI, email: 'KARI@x.no', role: 'Case handler' }];
  const added = addPeople(
    { emails: ['typed@x.no'], people: {} },
    { rows, unusedColumns: ['Phone'], unusedRows: [] },
    false,
  );
  const { email: _, ...row } = { ...KARI, groups: [] };
  expect(added).toEqual({
    emails: ['typed@x.no', 'kari@x.no'],
    people: { 'kari@x.no': row, 'typed@x.no': row },
    note: '1 row repeats an address and is skipped. Columns not used: Phone. You can’t assign groups in an invite here. Add people to groups after they accept.',
  });
  expect(moveDetails(added.people, 'Kari@x.no', 'kari.n@x.no')).toEqual({ 'kari.n@x.no': row, 'typed@x.no': row });
});

test('Q126 a person of a file keeps role and groups, however the domain of the address is written; older drafts too', () => {
  const [idn, punycode] = ['Ola@blåbær.example', 'ola@xn--blbr-roah.example'];
  const added = addPeople(
    { emails: [punycode], people: {} },
    { rows: [{ ...KARI, email: idn }], unusedColumns: [], unusedRows: [] },
    true,
  );
  expect(added.emails).toEqual([punycode]);
  const { email: _, ...rest } = KARI;
  for (const email of [idn, punycode]) expect(detailsOf(added.people, email)).toEqual(rest);
  const older = { 'ola@blåbær.example': rest };
  expect(detailsOf(older, idn)).toEqual(rest);
  expect(peopleOf([idn], older)).toEqual({ [punycode]: rest });
  expect(moveDetails(older, idn, punycode)).toEqual({ [punycode]: rest });
});

const pathOf = (name: string) => join(import.meta.dirname, 'testing', name);
const readFile = async (name: string) =>
  (await readTable(new File([readFileSync(pathOf(name))], name))).map((table) => readPeople(table, team));

test.each([
  [
    'google.csv',
    [
      { email: 'kari.nordmann@company.example', name: 'Kari Nordmann', role: '', groups: [] },
      { email: 'ola.hansen@company.example', name: 'Ola Hansen', role: '', groups: [] },
    ],
    ['Password [Required]', 'Org Unit Path [Required]'],
  ],
  [
    'microsoft-365.csv',
    [{ email: 'bjorn.saether@company.example', name: 'Bjørn Sæther', role: '', groups: [] }],
    ['Block credential', 'City', 'Password', 'Title', 'Alternate email address'],
  ],
  [
    'okta.csv',
    [{ email: 'ase.odegard@company.example', name: 'Åse Ødegård', role: '', groups: [] }],
    ['login', 'password', 'secondEmail', 'department'],
  ],
  [
    'slack.csv',
    [{ email: 'rene@company.example', name: "René O'Brien", role: '', groups: [] }],
    ['username', 'status', 'has-2fa', 'userid', 'displayname'],
  ],
])('Q120 an export is read by its headers, and its passwords are not: %s', async (name, rows, unusedColumns) => {
  const [people, ...others] = await readFile(name);
  expect(people).toMatchObject({ rows, unusedRows: [] });
  expect([...(people?.unusedColumns ?? [])].sort()).toEqual([...unusedColumns].sort());
  expect(JSON.stringify(people)).not.toMatch(/Sommer|Vinter/);
  expect(others).toEqual([]);
});

test.each([
  ['Nimi;Sähköposti;Rooli\nAino Virtanen;aino@x.no;Reader\nEero Laine;eero@x.no;Reader', 'Aino Virtanen', 'Reader', []],
  ['Prénom;Nom;Courriel;Mot de passe\nAino;Virtanen;aino@x.no;Sommer!', 'Aino Virtanen', '', ['Mot de passe']],
  ['Ansatte 2026;\nNavn;E-post\nAino Virtanen;aino@x.no', 'Aino Virtanen', '', []],
  ['#;Name;Email\n1;Aino Virtanen;aino@x.no', 'Aino Virtanen', '', ['#']],
  ['aino@x.no;True;Bergen 5;Aino Virtanen', 'Aino Virtanen', '', ['column 2', 'column 3']],
])('Q120 columns are known by what stands in them: %#', async (text, name, role, unusedColumns) => {
  const people = await read(text);
  expect(people?.rows[0]).toEqual({ email: 'aino@x.no', name, role, groups: [] });
  expect(people?.unusedColumns).toEqual(unusedColumns);
});

test('Q120 each row is a person or is named, and no password is read', async () => {
  const word = constantFrom('Åse', 'Bjørn', 'Sæther', 'René', "O'Brien", 'Zoë', 'Aino');
  const person = record({ first: word, last: word, at: integer({ min: 0, max: 30 }), has: boolean() });
  const options = {
    persons: array(person, { minLength: 1, maxLength: 12 }),
    head: constantFrom(undefined, ['Name', 'Email', 'Password', 'City'], ['Nimi', 'Sähköposti', 'Salasana', 'Kunta']),
    titles: array(word, { maxLength: 2 }),
    order: shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
    separator: constantFrom(';', ',', '\t'),
  };
  await assert(
    asyncProperty(record(options), async ({ persons, head, titles, order, separator }) => {
      // A table of people has an address.
      const rows = persons.map(({ first, last, at, has }, index) => {
        const email = has || index === persons.length - 1 ? `p${at}@x.no` : '';
        return [`${first} ${last}`, email, `Hemmelig${at}!`, 'Oslo 1'];
      });
      const above = head ? titles.map((title) => [title, '', '', '']) : [];
      const lines = [...above, ...(head ? [head] : []), ...rows];
      const table = await readTable(lines.map((row) => order.map((at) => row[at]).join(separator)).join('\n'));
      const people = readPeople(table[0] ?? [], team);
      expect((people?.rows.length ?? 0) + (people?.unusedRows.length ?? 0)).toBe(rows.length + above.length);
      // Without a header in a known language, a column that repeats its only text is no column of names.
      const hasNames = head?.[0] === 'Name' || rows.length === 1 || new Set(rows.map(([name]) => name)).size > 1;
      expect(people?.rows.map(({ email }) => email)).toEqual(
        rows.map(
          ([name, email], index) => email || (hasNames ? name : `Row ${lines.length - rows.length + index + 1}`),
        ),
      );
      expect(JSON.stringify(people)).not.toContain('Hemmelig');
      const { emails, note = '' } = addPeople({ emails: [], people: {} }, people as PeopleTable, true);
      const repeated = Number(/(\d+) rows? repeat/.exec(note)?.[1] ?? 0);
      expect(emails.length + repeated).toBe(rows.length);
    }),
    { numRuns: 60 },
  );
});

test('Q120 a guessed encoding is one of several readings; a certain one is alone', async () => {
  const names = async (bytes: Buffer<ArrayBuffer>) =>
    (await readTable(new File([bytes], 'people.csv'))).map((table) =>
      readPeople(table, team)?.rows.map(({ name }) => name),
    );
  const text = 'Navn;E-post\nBjørn Sæther;a@x.no\nÅse Ødegård;b@x.no';
  expect(await names(Buffer.from(text))).toEqual([['Bjørn Sæther', 'Åse Ødegård']]);
  expect((await names(Buffer.from(text, 'latin1')))[0]).toEqual(['Bjørn Sæther', 'Åse Ødegård']);
  expect((await names(Buffer.from(text, 'latin1'))).length).toBe(2);
  const joined = Buffer.concat([Buffer.from(text), Buffer.from('\nSølvi Berg;c@x.no', 'latin1')]);
  expect((await names(joined))[0]).toEqual(['Bjørn Sæther', 'Åse Ødegård', 'Sølvi Berg']);
  const macRoman = Buffer.from(text.replaceAll('ø', '\xbf').replaceAll('æ', '\xbe').replace('ÅseØ', ''), 'latin1');
  expect((await names(macRoman))[1]?.[0]).toBe('Bjørn Sæther');
  const twice = Buffer.from(Buffer.from(text).toString('latin1'));
  expect((await names(twice))[0]).toEqual(['Bjørn Sæther', 'Åse Ødegård']);
});
