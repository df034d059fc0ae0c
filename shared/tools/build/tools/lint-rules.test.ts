import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/*
 * Runs the real linter and configuration over offenders, so that a disabled rule fails too. A single run, because
 * starting is slow.
 */
const root = resolve(__dirname, '../../../..');

const files = new Map<string, string>();
let diagnostics: { filename: string; code: string; message: string }[];

beforeAll(() => {
  const workspace = mkdtempSync(join(tmpdir(), 'lint-'));
  const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Record<string, unknown>;
  const plugins = (config.jsPlugins as string[]).map((plugin) => resolve(root, plugin));
  const options = { ...(config.options as object), typeAware: false };
  writeFileSync(join(workspace, '.oxlintrc.json'), JSON.stringify({ ...config, jsPlugins: plugins, options }));
  for (const [path, code] of files) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), code);
  }
  ({ diagnostics } = JSON.parse(lint(workspace)) as { diagnostics: typeof diagnostics });
  rmSync(workspace, { recursive: true });
});

/** Finds offenders, so the exit status is not 0. */
function lint(workspace: string): string {
  const args = ['-c', join(workspace, '.oxlintrc.json'), '-f', 'json'];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), args, { cwd: workspace, encoding: 'utf8' });
  return stdout;
}

/** @returns its path */
function file(path: string, code: string): string {
  if (files.has(path)) throw new Error(`The workspace has two files ${path}`);
  files.set(path, code);
  return path;
}

function complaints(path: string, rule = 'console(import-arrows)'): string[] {
  return diagnostics.filter(({ filename, code }) => filename === path && code === rule).map(({ message }) => message);
}

const offenders: [why: string, path: string, code: string][] = [
  ['a remote imports a remote', 'remotes/billing/src/a.ts', `import { x } from '../../versions/src/x'; x();`],
  ['a remote loads a remote', 'remotes/billing/src/b.ts', `export const b = () => import('../../versions/src/x');`],
  [
    'a remote loads a remote by name',
    'remotes/billing/src/c.ts',
    `export const c = () => import('@console/versions');`,
  ],
  ['the host loads a remote', 'host/src/a.ts', `export const a = () => import('../../remotes/billing/src/remote');`],
  ['the host imports a remote', 'host/src/b.ts', `import { x } from '@console/billing'; x();`],
  ['shared imports the host', 'shared/ui/src/a.ts', `export { x } from '../../../host/src/x';`],
  ['shared loads the host', 'shared/ui/src/b.ts', `export const b = () => import('@console/host');`],
  ['ui knows the session', 'shared/ui/src/c.ts', `export { x } from '@console/session';`],
  ['ui loads the session', 'shared/ui/src/d.ts', `export const d = () => import('@console/session');`],
  ['api knows the contract', 'shared/api/src/a.ts', `export * from '@console/contract';`],
  ['types count too', 'shared/api/src/b.ts', `export type X = import('@console/ui').X;`],
  ['product code takes the sandbox', 'remotes/billing/src/d.ts', `import { x } from '@console/sandbox'; x();`],
  ['the release tool takes the sandbox', 'deploy/release/a.ts', `import { x } from '@console/sandbox/personas'; x();`],
  ['a foreign Chakra', 'remotes/billing/src/e.ts', `import { Box } from '@chakra-ui/react'; Box();`],
  ['a lazy foreign Chakra', 'remotes/billing/src/f.ts', `export const f = () => import('@chakra-ui/react');`],
  ['a widget of its own', 'remotes/billing/src/h.ts', `import { T } from '@ark-ui/react/tree-view'; T();`],
  ['a lazy widget of its own', 'remotes/billing/src/i.ts', `export const i = () => import('@ark-ui/react/tree-view');`],
  ["a widget's engine", 'host/src/e.ts', `import { machine } from '@zag-js/tree-view'; machine();`],
  ['a second OIDC client', 'host/src/c.ts', `import { UserManager } from 'oidc-client-ts'; UserManager();`],
  ['the router by the back door', 'host/src/d.ts', `import { useNavigate } from 'react-router-dom'; useNavigate();`],
  ['a second query cache', 'remotes/billing/src/g.ts', `import { useQuery } from '@tanstack/react-query'; useQuery();`],
  ['an area makes routes', 'remotes/billing/src/j.ts', `import { Gate } from '@console/pages'; Gate();`],
  ['product imports the contract', 'shared/product/src/a.ts', `import { x } from '@console/contract'; x();`],
  ['area.ts translates', 'remotes/versions/src/area.ts', `import { t } from '@console/words'; t('Versions');`],
  ['a second HTTP client', 'shared/session/src/a.ts', `import ky from 'ky'; ky();`],
];

test.each(offenders.map(([title, path, code]) => [title, file(path, code)]))('refused: %s', (_title, path) => {
  expect(complaints(path)).toHaveLength(1);
});

test.each(['a', 'b', 'c'])('Q171 an import of another area is one message, which says what to write: %s.ts', (name) => {
  expect(complaints(`remotes/billing/src/${name}.ts`)).toEqual([
    'Areas do not import each other: link with pathOf, or move the code to @console/product or @console/ui.',
  ]);
});

const fine: [why: string, path: string, code: string][] = [
  ['a remote uses shared packages', 'remotes/billing/src/ok.ts', `import { Button } from '@console/ui'; Button();`],
  ['a remote loads its own page', 'remotes/billing/src/lazy.ts', `export const p = () => import('./invoices/Page');`],
  [
    'a test renders against the sandbox',
    'remotes/billing/src/P.test.tsx',
    `import { r } from '@console/testing'; r();`,
  ],
  ['the local console starts the sandbox', 'deploy/dev/a.ts', `import { x } from '@console/sandbox'; x();`],
  ['the one owner of Chakra', 'shared/ui/src/ok.ts', `import { Box } from '@chakra-ui/react'; Box();`],
];

test.each(fine.map(([title, path, code]) => [title, file(path, code)]))('allowed: %s', (_title, path) => {
  expect(complaints(path)).toEqual([]);
});

const SIDES = 'styles(logical-sides)';

const sides: [code: string, expected: string[]][] = [
  [`export const base = { ml: '2', textAlign: 'right' };`, ['Write ms instead of ml.', 'Write end instead of right.']],
  [`export const base = { left: { base: '0', md: '4' } };`, ['Write insetInlineStart instead of left.']],
  [
    `export const A = () => <i style={{ borderLeftWidth: 1 }} />;`,
    ['Write borderInlineStartWidth instead of borderLeftWidth.'],
  ],
  [
    `export const A = () => <Box pr="2" left={4} />;`,
    ['Write pe instead of pr.', 'Write insetInlineStart instead of left.'],
  ],
];
for (const [index, [code, expected]] of sides.entries()) {
  const path = file(`remotes/billing/src/Sides${index}.tsx`, code);
  test(`Q33 sides of the screen are logical: ${code}`, () => {
    expect(complaints(path, SIDES).toSorted()).toEqual(expected.toSorted());
  });
}

const places = [
  file('shared/ui/src/place.ts', `export const f = (at: DOMRect) => ({ left: at.left, right: at.right });`),
  file('shared/ui/src/place.test.ts', `export const base = { ml: '2' };`),
];
test('positions on the screen, and tests, may use physical sides', () => {
  expect(places.flatMap((path) => complaints(path, SIDES))).toEqual([]);
});

const gap = file(
  'remotes/billing/src/Gap.tsx',
  `export const base = { gap: '7', '& > *': { px: '2.5', mb: { base: '0', smDown: '-9' } }, py: '6px 2' };`,
);
test('a distance is a step of the spacing scale, or has a unit', () => {
  const problems = complaints(gap, 'tokens(distance)');
  expect(problems.map((message) => message.split(' ')[0])).toEqual(['7', '2.5', '-9']);
});

const textInPixels = file(
  'remotes/billing/src/TextInPixels.tsx',
  `export const base = { fontSize: { base: '13px', smDown: 'xs' }, lineHeight: '1.25rem' };
   export const A = () => <Box lineHeight="16px" fontSize="0" />;`,
);
test('Q161 a text has a size that grows with the reader’s own', () => {
  const problems = complaints(textInPixels, 'tokens(text-size)');
  expect(problems.map((message) => message.split(' ')[0])).toEqual(['13px', '16px']);
});

const moving = file(
  'remotes/billing/src/Moving.tsx',
  `export const base = { transition: 'background 120ms', _hover: { transition: 'color {durations.hover}' } };
   export const A = () => <Box transition="opacity .2s" />;`,
);
test('Q225 a transition has the duration of a token, which reduced motion sets to 0', () => {
  const problems = complaints(moving, 'tokens(motion)');
  expect(problems.map((message) => message.split(' ignores')[0])).toEqual(['background 120ms', 'opacity .2s']);
});

// The second is at the path of an area's own repository.
const colored = ['remotes/billing/src/Colored.tsx', 'src/Colored.tsx'].map((path) =>
  file(
    path,
    `export const base = { color: 'text.muted', bg: { base: 'white', _hover: '#fff' }, border: '1px solid rgb(0 0 0)' };
     export const A = () => <div style={{ color: '#ff0000' }}><Box bg="red" color="danger" fill="currentColor" /></div>;`,
  ),
);
test.each(colored)('Q134 a color is a token: %s', (path) => {
  const problems = complaints(path, 'tokens(color)').map((message) => message.split(' is no token')[0]);
  expect(new Set(problems)).toEqual(new Set(['#ff0000', '#fff', '1px solid rgb(0 0 0)', 'red', 'white']));
  expect(problems).toHaveLength(5);
  expect(complaints('src/Colored.tsx', 'words(bare-text)')).toEqual([]);
});
const bareElsewhere = file('src/Bare.tsx', `export const B = () => <p title="Send the letter">Sent to everybody</p>;`);
test('Q134 a text in an area’s own repository is translated', () => {
  expect(complaints(bareElsewhere, 'words(bare-text)')).toHaveLength(2);
});

const elsewhere = file(
  'src/Elsewhere.tsx',
  `import { t } from '@console/words';
   export const base = { ml: '2', gap: '7', fontSize: '13px', transition: 'color 120ms', color: '#f00' };
   export const Elsewhere = ({ count }: P) => [
     <p key="a">Sent to everybody</p>,
     <button key="b" type="button" onClick={() => navigate('/plans')}>{t(\`No tags \${count}\`)}</button>,
     localStorage.length,
   ];`,
);
test('Q134 each of our rules for screens is among those of an area’s own repository, and reads its folder', () => {
  const rulesIn = (path: string): string[] => {
    const { rules } = JSON.parse(readFileSync(join(root, path), 'utf8')) as { rules: Record<string, string> };
    return Object.keys(rules).filter((name) => /^(?:words|styles|tokens|rooms)\//.test(name));
  };
  const listed = rulesIn('shared/tools/build/tools/area-repository-template/.oxlintrc.json.txt');
  expect(listed.toSorted()).toEqual(rulesIn('.oxlintrc.json').toSorted());
  expect(listed.filter((name) => complaints(elsewhere, name.replace('/', '(').concat(')')).length === 0)).toEqual([]);
});

const computed = file(
  'remotes/billing/src/Computed.tsx',
  `import { n, t } from '@console/words';
   export const a = (count: number, key: string) => [t(\`No tags \${count}\`), t(key), n(count, '{count} tag', key), t('Tags')];
   export const B = ({ isOff }: P) => <i style={{ color: isOff ? '#f00' : undefined, border: \`\${1}px solid red\` }} />;
   export const C = () => <i style={{ background: 'rgb(0 0 0)' }} />;`,
);
test('Q171 a text that is not a literal, and a color in a style, are refused with their place', () => {
  expect(complaints(computed, 'words(literal)')).toHaveLength(3);
  expect(complaints(computed, 'tokens(color)')).toHaveLength(2);
});

const guarded = file(
  'remotes/billing/src/guarded.ts',
  `export const a = (one: { name: string }, event: KeyboardEvent) => [
    decodeURIComponent('%'),
    event.isComposing,
    event.key.toLowerCase() === 'k',
    one.name.toLowerCase() === one.name,
    one.name.toLowerCase() === 'a',
  ];`,
);
test('Q128 Q129 Q130 names are compared, addresses decoded and keys read in one place', () => {
  const problems = complaints(guarded, 'rooms(one-place)');
  expect(problems.map((message) => message.split(' ')[1])).toEqual([
    'decodedPart',
    'handler',
    'isCommandKey',
    'sameName',
  ]);
});

const pressed = file(
  'remotes/billing/src/Pressed.tsx',
  `export const Pressed = () => [
    <button key="a" type="button" onClick={() => navigate('/plans')} />,
    <button key="b" type="button" onClick={() => navigate('/plans', { replace: true })} />,
  ];`,
);
test('Q109 a press that leads to a page is a link', () => {
  expect(complaints(pressed, 'rooms(link)')).toEqual([expect.stringContaining('LinkButton')]);
});

const address = file(
  'remotes/billing/src/Address.tsx',
  `export const A = () => <p><input type="email" /><input type="text" inputMode="email" /></p>;`,
);
test('Q126 an address stays as it is typed: no field is of the browser’s type for it', () => {
  expect(complaints(address, 'rooms(one-place)')).toEqual([expect.stringMatching(/^Write inputMode="email"/)]);
});

const STORES = ["sessionStorage.setItem('a', '');", 'globalThis.localStorage.clear();', "window['indexedDB'];"].join(
  '\n',
);
const outside = file('remotes/billing/src/store.ts', STORES);
const rooms = ['shared/browser/src/a.ts', 'host/src/boot/page.ts', 'host/src/a.test.ts'].map((path) =>
  file(path, STORES),
);
test('Q54 only @console/browser opens the storage of the browser', () => {
  const problems = complaints(outside, 'rooms(one-place)');
  expect(problems.map((message) => message.split(' ')[5])).toEqual(['sessionStorage:', 'localStorage:', 'indexedDB:']);
  expect(rooms.flatMap((path) => complaints(path, 'rooms(one-place)'))).toEqual([]);
});

const bare = file(
  'remotes/billing/src/Bare.tsx',
  `
    export const columns = { header: 'Amount', id: 'amount', path: 'Not shown' };
    export const Page = ({ label = 'Save', isNew }: Props) => (
      <Box title={t('Invoices')} aria-label={isNew ? 'New card' : t('Card')} css="Not shown">
        No invoices yet <b>Viewpoint</b> {\`Due soon, \${label}\`}
      </Box>
    );`,
);
const english = ['remotes/billing/src/area.ts', 'host/src/testing/Row.tsx', 'remotes/billing/src/a.test.tsx'].map(
  (path) => file(path, `export const page = { title: 'Invoices' };`),
);
test('Q81 texts between tags, and in shown props, fields and defaults, are translated', () => {
  const problems = complaints(bare, 'words(bare-text)');
  expect(new Set(problems.map((message) => message.split(/[“”]/)[1]))).toEqual(
    new Set(['Amount', 'Due soon,', 'New card', 'No invoices yet', 'Save']),
  );
  expect(english.flatMap((path) => complaints(path, 'words(bare-text)'))).toEqual([]);
});

const named = file(
  'deploy/release/words.ts',
  `
    interface Row { isKept: boolean }
    class KeptPages {}
    const { id: told, text: said, phoneNumber } = row;
    const found = (why: string) => phoneNumber;
    export const notFound = [new KeptPages(), told, said, found] satisfies Row[];`,
);
test('a declared name uses the words of the glossary', () => {
  const refused = complaints(named, 'glossary(words)');
  expect(new Set(refused.map((message) => message.split("'")[1]))).toEqual(
    new Set(['KeptPages', 'found', 'isKept', 'said', 'told']),
  );
  expect(refused.join()).toContain("'found' is not a name here: write the noun of it: match, or user, folder, row");
});

const given = file(
  'shared/platform/sandbox/src/words.ts',
  `export const answer = z.object({ told: z.string() }); export const f = ({ kept }: Log) => kept;`,
);
test('names from elsewhere are allowed: keys of wire data, and properties destructured under their own name', () => {
  expect(complaints(given, 'glossary(words)')).toEqual([]);
});
