import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { exportGettext, importGettext } from './gettext';
import { disagreements, packageWords, progress, updateCatalogues, wordProblems } from './package-words';
import { textsOf } from './texts';
import { wordsPlugin } from './words-plugin';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'words-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(files: Readonly<Record<string, string | object>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
}
const read = (file: string) => JSON.parse(readFileSync(join(dir, file), 'utf8')) as object;

test('Q81 the texts of a module are those of the functions that it imports, whatever their names there', () => {
  const { texts, unreadable } = textsOf(
    'Page.tsx',
    `import { n as counted, t } from '@console/words';
     import { rich } from '@console/words/rich';
     const n = (text: string) => text;
     export const Page = (name: string) => (
       <p title={t('Delete “{name}”?', { name })}>
         {t(\`Open\`, undefined, 'verb')} {counted(2, '{count} user', '{count} users')}
         {rich('Ask <b>{name}</b>', { name, b: (inner) => <b>{inner}</b> })} {n('no text')} {t(name as 'a')}
       </p>
     );`,
  );
  expect(texts.map(({ key, one }) => [key, one])).toEqual([
    ['Delete “{name}”?', undefined],
    ['Open|verb', undefined],
    ['{count} users', '{count} user'],
    ['Ask <b>{name}</b>', undefined],
  ]);
  expect(unreadable).toEqual([7]);
});

test('Q81 two singulars of one plural, and a plural that is a plain text elsewhere, are named', async () => {
  write({
    'src/a.ts': `import { n, t } from '@console/words';
      export const a = [n(1, '{count} user', '{count} users'), n(1, '{count} file', '{count} files'), t('Users')];`,
    'src/b.ts': `import { n } from '@console/words';
      export const b = [n(1, 'One user', '{count} users'), n(1, '{count} file', '{count} files'), n(1, 'User', 'Users')];`,
  });
  expect(wordProblems(await packageWords(dir)).filter((line) => line.startsWith('src'))).toEqual([
    'src/b.ts: “{count} users” is the plural of “One user” here, and elsewhere the plural of “{count} user”. Two meanings need a context',
    'src/b.ts: “Users” is the plural of “User” here, and elsewhere no plural. Two meanings need a context',
  ]);
});

test('Q81 missing, unused and malformed translations are named', async () => {
  write({
    'src/Page.ts': `import { n, t } from '@console/words';
      export const texts = [t('Save'), t('Hello {name}', { name: 'Bo' }), t('Close'), n(1, '{count} user', '{count} users')];`,
    'words/nb.json': {
      Save: 'Lagre',
      'Hello {name}': 'Hei {navn}',
      '{count} users': { one: '{count} bruker' },
      Gone: 'Borte',
      Close: '',
    },
  });
  expect(wordProblems(await packageWords(dir))).toEqual([
    'words/nb.json: “Close” is not translated (src/Page.ts:2)',
    'words/nb.json: “Hello {name}” must have {name}',
    'words/nb.json: “{count} users” lacks the form "other"',
    'words/nb.json: “Gone” is used nowhere',
  ]);
});

test('Q115 a translation keeps to the rules of its language, and a message has the noun of its field', async () => {
  const english = [
    'Files of at most 25 MB',
    'Delete group',
    'Delete it?',
    'Remove it',
    'Loading',
    'Type',
    'Type is required',
  ];
  write({
    'src/Page.ts': `import { t } from '@console/words';
      export const texts = [${english.map((text) => `t('${text}')`).join(', ')}];`,
    'words/sv.json': Object.fromEntries(
      ['Högst 25 MB', 'Ta bort grupp', 'Radera?', 'Ta bort den', 'Läser in', 'Typ', 'Välj ett slag'].map(
        (text, index) => [english[index], text],
      ),
    ),
    'words/nb.json': Object.fromEntries(
      ['Maks. 25\u00a0MB', 'Slett gruppe', 'Vil du slette den?', 'Fjern den', 'Laster', 'Type', 'Velg en type'].map(
        (text, index) => [english[index], text],
      ),
    ),
  });
  expect(wordProblems(await packageWords(dir))).toEqual([
    'words/nb.json: “Loading” has “laste” for load: write “laste inn”',
    'words/sv.json: “Files of at most 25 MB” has a plain space before a unit: write a no-break space (U+00A0)',
    'words/sv.json: “Delete group” has “ta bort”, which is remove: delete is “radera”',
    'words/sv.json: “Delete it?” asks: “Vil du …?”',
    'words/sv.json: “Type is required” does not name the field “Typ”',
  ]);
});

test('Q81 a catalogue is brought up to date: missing keys with an empty text, unused ones gone, the others as they were', async () => {
  write({
    'src/Page.ts': `import { n, t } from '@console/words';
      export const texts = [t('Save'), t('Close'), n(1, '{count} user', '{count} users')];`,
    'words/nb.json': { Save: 'Lagre', Gone: 'Borte' },
  });
  updateCatalogues(await packageWords(dir));
  expect(Object.entries(read('words/nb.json'))).toEqual([
    ['{count} users', { one: '', other: '' }],
    ['Close', ''],
    ['Save', 'Lagre'],
  ]);
  expect(updateCatalogues(await packageWords(dir))).toEqual([]);
});

test('Q81 while a text is no literal, a translation that may be its own is neither removed nor called unused', async () => {
  write({
    'src/Page.ts': `import { t } from '@console/words';
      export const text = (count: number) => [t('Save'), t(\`Tags \${count}\`)];`,
    'words/nb.json': { 'No tags': 'Ingen merker', Save: 'Lagre' },
    'words/sv.json': { 'No tags': 'Inga taggar', Save: 'Spara' },
  });
  updateCatalogues(await packageWords(dir));
  expect(read('words/nb.json')).toEqual({ 'No tags': 'Ingen merker', Save: 'Lagre' });
  const [unreadable = '', ...others] = wordProblems(await packageWords(dir));
  expect(unreadable).toMatch(/^src\/Page\.ts:2: write the text as a literal/);
  expect(others).toEqual([]);
});

test('Q81 a package with texts and without a catalogue is named, and gets one', async () => {
  write({ 'src/a.ts': `import { t } from '@console/words'; export const a = t('Users');` });
  const missing = ['nb', 'sv'].map((language) => `words/${language}.json: “Users” is not translated (src/a.ts:1)`);
  expect(wordProblems(await packageWords(dir))).toEqual(missing);
  updateCatalogues(await packageWords(dir));
  expect(read('words/sv.json')).toEqual({ Users: '' });
});

test('Q81 two packages translate one text in one way', async () => {
  write({ 'src/a.ts': '', 'words/nb.json': { Open: 'Åpen', Save: 'Lagre' } });
  const one = await packageWords(dir);
  const other = { ...one, dir: 'other', catalogues: new Map([['nb', { Open: 'Åpne', Save: 'Lagre' }]]) };
  expect(disagreements([one, other], (each) => (each === dir ? 'one' : each))).toEqual([
    'other/words/nb.json: “Open” is "Åpne", and "Åpen" in one. Two meanings need a context',
  ]);
});

test('Q82 a language in work fails nothing: its texts are counted, and an empty one is no disagreement', async () => {
  write({
    'src/Page.ts': `import { n, t } from '@console/words';
      export const texts = [t('Save'), t('Close'), n(1, '{count} user', '{count} users')];`,
    'words/da.json': { Save: 'Gem', Close: '', '{count} users': { one: '{count} bruger', other: '' } },
  });
  const words = await packageWords(dir);
  expect(wordProblems(words)).toEqual([]);
  expect(progress([words])).toEqual(['da: 1 of 3 texts are translated']);
  const other = { ...words, catalogues: new Map([['da', { Close: 'Luk' }]]) };
  expect(disagreements([words, other], (folder) => folder)).toEqual([]);
});

test('Q82 a built catalogue has no empty text and no plural with an empty form', async () => {
  write({
    'package.json': {},
    'src/page.ts': `import { n, t } from '@console/words';
      export const texts = [t('Save'), t('Close'), n(1, '{count} user', '{count} users')];`,
    'words/da.json': { Save: 'Gem', Close: '', '{count} users': { one: '{count} bruger', other: '' } },
  });
  await build(['Save', 'Close']);
  const built = readdirSync(join(dir, 'dist')).filter((file) => file.endsWith('.json'));
  expect(built).toEqual(['titles.da.json', expect.stringMatching(/^words\.da\.\w+\.json$/)]);
  for (const file of built) expect(read(`dist/${file}`)).toEqual({ Save: 'Gem' });
});

test('Q82 changed titles of an area are built into the folder of an earlier build', async () => {
  write({ 'package.json': {}, 'src/page.ts': 'export {};', 'words/nb.json': { Save: 'Lagre', Close: 'Lukk' } });
  await build(['Save']);
  await build(['Close']);
  expect(read('dist/titles.nb.json')).toEqual({ Close: 'Lukk' });
});

const EXPORTED = `import { n, t } from '@console/words';
  export const text = (group: { name: string }) => [t('Open', undefined, 'verb'), t('Delete {name}?', { name: group.name }),
    n(1, '{count} user', '{count} users')];`;

test('Q195 a .po file has each text with its place, its values and both English forms, and comes back as it went', async () => {
  const nb = {
    'Delete {name}?': 'Slette {name}?',
    'Open|verb': 'Åpne',
    '{count} users': { one: '{count} bruker', other: '{count} brukere' },
  };
  write({ 'package.json': {}, 'src/page.ts': EXPORTED, 'words/nb.json': nb });
  const before = await packageWords(dir);
  const content = exportGettext([before], 'nb');
  expect(content).toMatch(
    /#: \S*src\/page.ts:2\n#. name: group.name\nmsgid "Delete {name}\?"\nmsgstr "Slette {name}\?"/,
  );
  expect(content).toContain('msgctxt "verb"\nmsgid "Open"');
  expect(content).toContain('msgid "{count} user"\nmsgid_plural "{count} users"');
  const { packages, unknown } = importGettext([{ ...before, catalogues: new Map() }], Buffer.from(content));
  expect(packages.map(({ catalogues }) => catalogues.get('nb'))).toEqual([nb]);
  expect(unknown).toEqual([]);
});

test('Q195 a plural whose singular is a text or another plural’s too has its key as context, and comes back', async () => {
  const both = { one: 'Prøv igjen', other: 'Prøv {count} igjen' };
  const nb = { 'Try {count} again': both, 'Try again': 'Prøv igjen', 'Try {count} again|mail': both };
  const source = `import { n, t } from '@console/words';
    export const text = [n(2, 'Try again', 'Try {count} again'), t('Try again'), n(2, 'Try again', 'Try {count} again', undefined, 'mail')];`;
  write({ 'package.json': {}, 'src/page.ts': source, 'words/nb.json': nb });
  const before = await packageWords(dir);
  const content = exportGettext([before], 'nb');
  expect(content).toContain('msgctxt "Try {count} again"\nmsgid "Try again"\nmsgid_plural "Try {count} again"');
  const { packages, unknown } = importGettext([{ ...before, catalogues: new Map() }], Buffer.from(content));
  expect(packages.map(({ catalogues }) => catalogues.get('nb'))).toEqual([nb]);
  expect(unknown).toEqual([]);
});

test('Q195 of a returned .po file, empty and fuzzy texts change nothing, and a text that no package has is named', async () => {
  write({ 'package.json': {}, 'src/page.ts': EXPORTED, 'words/nb.json': { 'Delete {name}?': 'Slette {name}?' } });
  const returned = `${exportGettext([await packageWords(dir)], 'da')}\nmsgid "Gone"\nmsgstr "Væk"\n`;
  const taken = returned
    .replace('msgid "Delete {name}?"\nmsgstr ""', '#, fuzzy\nmsgid "Delete {name}?"\nmsgstr "Slet {name}?"')
    .replace('msgid "Open"\nmsgstr ""', 'msgid "Open"\nmsgstr "Åbn"');
  const { packages, unknown } = importGettext([await packageWords(dir)], Buffer.from(taken));
  expect(packages[0]?.catalogues.get('da')).toEqual({ 'Open|verb': 'Åbn' });
  expect(packages[0]?.catalogues.get('nb')).toEqual({ 'Delete {name}?': 'Slette {name}?' });
  expect(unknown).toEqual(['“Gone” is used nowhere']);
});

test('Q195 a language with other plural forms than English is refused with its forms', async () => {
  write({ 'package.json': {}, 'src/page.ts': EXPORTED });
  const words = await packageWords(dir);
  expect(() => exportGettext([words], 'pl')).toThrow('pl has the plural forms few, many, one, other');
});

function build(titles: string[]): Promise<void> {
  const compiler = webpack({
    mode: 'development',
    context: dir,
    entry: './src/page.ts',
    output: { path: join(dir, 'dist') },
    externals: { '@console/words': 'words' },
    plugins: [wordsPlugin({ packageDir: dir, titles })],
  });
  return new Promise((resolve, reject) => {
    compiler?.run((error) => (error ? reject(error) : resolve()));
  });
}
