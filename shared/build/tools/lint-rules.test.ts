import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/*
 * Runs the real linter with the repository's own configuration over a small workspace of offenders, so that a
 * rule switched off by mistake is noticed too.
 */
const root = resolve(__dirname, '../../..');
let workspace: string;

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'lint-'));
  const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Record<string, unknown>;
  const plugins = (config.jsPlugins as string[]).map((plugin) => resolve(root, plugin));
  const options = { ...(config.options as object), typeAware: false };
  writeFileSync(join(workspace, '.oxlintrc.json'), JSON.stringify({ ...config, jsPlugins: plugins, options }));
});
afterAll(() => rmSync(workspace, { recursive: true }));

/** What a rule of ours says about one file, by the linter itself. */
function complaints(path: string, code: string, rule = 'console(import-arrows)'): string[] {
  const file = join(workspace, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const args = ['-c', join(workspace, '.oxlintrc.json'), '-f', 'json', path];
  const found = JSON.parse(run(join(root, 'node_modules/.bin/oxlint'), args)) as {
    diagnostics: { code: string; message: string }[];
  };
  return found.diagnostics.filter((d) => d.code === rule).map((d) => d.message);
}

function run(command: string, args: string[]): string {
  try {
    return execFileSync(command, args, { cwd: workspace, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
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
  ['a foreign Chakra', 'remotes/billing/src/e.ts', `import { Box } from '@chakra-ui/react'; Box();`],
  ['a lazy foreign Chakra', 'remotes/billing/src/f.ts', `export const f = () => import('@chakra-ui/react');`],
  ['a widget of its own', 'remotes/billing/src/h.ts', `import { T } from '@ark-ui/react/tree-view'; T();`],
  ['a lazy widget of its own', 'remotes/billing/src/i.ts', `export const i = () => import('@ark-ui/react/tree-view');`],
  ["a widget's engine", 'host/src/e.ts', `import { machine } from '@zag-js/tree-view'; machine();`],
  ['a second OIDC client', 'host/src/c.ts', `import { UserManager } from 'oidc-client-ts'; UserManager();`],
  ['the router by the back door', 'host/src/d.ts', `import { useNavigate } from 'react-router-dom'; useNavigate();`],
  ['a second query cache', 'remotes/billing/src/g.ts', `import { useQuery } from '@tanstack/react-query'; useQuery();`],
  ['a second HTTP client', 'shared/session/src/a.ts', `import ky from 'ky'; ky();`],
];

test.each(offenders)('refused: %s', (_why, path, code) => {
  expect(complaints(path, code)).toHaveLength(1);
});

const fine: [why: string, path: string, code: string][] = [
  ['a remote uses shared packages', 'remotes/billing/src/ok.ts', `import { Button } from '@console/ui'; Button();`],
  ['a remote loads its own page', 'remotes/billing/src/lazy.ts', `export const p = () => import('./invoices/Page');`],
  [
    'a test renders against the sandbox',
    'remotes/billing/src/P.test.tsx',
    `import { r } from '@console/testing'; r();`,
  ],
  ['the one owner of Chakra', 'shared/ui/src/ok.ts', `import { Box } from '@chakra-ui/react'; Box();`],
];

test.each(fine)('allowed: %s', (_why, path, code) => {
  expect(complaints(path, code)).toEqual([]);
});

const SIDES = 'styles(logical-sides)';

test.each([
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
])('Q33 sides of the screen are written by the direction of reading: %s', (code, expected) => {
  expect(complaints('remotes/billing/src/Sides.tsx', code, SIDES).toSorted()).toEqual(expected.toSorted());
});

test('where something stands on the screen, and tests, may name its sides', () => {
  const code = `export const f = (at: DOMRect) => ({ left: at.left, right: at.right });`;
  expect(complaints('shared/ui/src/place.ts', code, SIDES)).toEqual([]);
  expect(complaints('shared/ui/src/place.test.ts', `export const base = { ml: '2' };`, SIDES)).toEqual([]);
});

test('a distance is a step of the spacing scale, or has a unit', () => {
  const code = `export const base = { gap: '7', '& > *': { px: '2.5', mb: { base: '0', smDown: '-9' } }, py: '6px 2' };`;
  const said = complaints('remotes/billing/src/Gap.tsx', code, 'spacing(scale)');
  expect(said.map((message) => message.split(' ')[0])).toEqual(['7', '2.5', '-9']);
});

test('Q54 only the room for it opens the storage of the browser', () => {
  const rule = 'storage(room)';
  const offences = ["sessionStorage.setItem('a', '');", 'globalThis.localStorage.clear();', "window['indexedDB'];"];
  const said = complaints('remotes/billing/src/store.ts', offences.join('\n'), rule);
  expect(said.map((message) => message.split(' ')[5])).toEqual(['sessionStorage:', 'localStorage:', 'indexedDB:']);
  for (const path of ['shared/browser/src/a.ts', 'host/src/boot.ts', 'host/src/a.test.ts']) {
    expect(complaints(path, offences.join('\n'), rule)).toEqual([]);
  }
});
