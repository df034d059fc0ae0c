import { readTable } from './read-table';

const TABLE = [
  ['Navn', 'E-post'],
  ['Åse Ødegård', 'aase@x.no'],
];
const TEXT = 'Navn;E-post\r\nÅse Ødegård;aase@x.no\r\n';
/** Windows-1252 equals latin1 for these letters. */
const singleBytes = Buffer.from(TEXT, 'latin1');

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16, as Excel writes "Unicode text"', Buffer.from(`\uFEFF${TEXT.replaceAll(';', '\t')}`, 'utf16le')],
])('a file in %s is read', async (_, bytes) => {
  expect(await readTable(new File([bytes], 'people.csv'))).toEqual([TABLE]);
});

test('Q120 a file in Windows-1252, as Excel writes it, is one reading of several', async () => {
  const [likeliest, ...others] = await readTable(new File([singleBytes], 'people.csv'));
  expect(likeliest).toEqual(TABLE);
  expect(others).toHaveLength(1);
});

test.each([
  ['a;"b;c";d', ['a', 'b;c', 'd']],
  ['a,"b, ""c""",d', ['a', 'b, "c"', 'd']],
  ['a\tb, c\td;e', ['a', 'b, c', 'd;e']],
  ['"a;b;c",d', ['a;b;c', 'd']],
  ['a;b;c, d, e', ['a', 'b', 'c, d, e']],
  ['sep=,\na,b;c', ['a', 'b;c']],
  ['"a\nb";c', ['a\nb', 'c']],
  ['a', ['a']],
])('the separator of %s is found outside of quotes', async (text, cells) => {
  expect(await readTable(text)).toEqual([[cells]]);
});

test('five hundred rows are read, empty ones left out', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => `Kari ${index};kari.${index}@x.no;;`);
  const [table] = await readTable(`Name;Email;Role;Groups\n;;;\n${rows.join('\n')}\n\n`);
  expect(table).toHaveLength(501);
});

test.each([
  ['Name;Email\nKari;kari@x.no\n"Ola;ola@x.no\nPer;per@x.no', 3],
  ['sep=;\r\nName;Email\r\nKari;"kari@x.no\r\nOla;ola@x.no', 3],
])('C152 a quote without an end is refused with its line', async (text, line) => {
  await expect(readTable(text)).rejects.toThrow(new SyntaxError(`The quotation mark on line ${line} is never closed`));
});

test('Q120 a quote that ends within its cell is refused with its line, instead of swallowing the rows below', async () => {
  const text = 'Name,Email\n"Bobby" Smith,bobby@x.no\nKari,kari@x.no\nOla,ola@x.no';
  await expect(readTable(text)).rejects.toThrow(/^A quotation mark on line 2 closes before the end of the cell/);
});
