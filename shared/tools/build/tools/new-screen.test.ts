import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { newScreen, testsOf } from './new-screen';
import { applyDiff } from './testing/clone';
import { blocksOf } from './testing/document-blocks';
import { isCode, linesOf, roomOf, wordsOf } from './weight';
import { root } from './workspace';

/* `played-documents` compiles, lints and tests the screen in a clone. */
const REMOTE = 'remotes/account-and-team';
const COPIED = [
  `${REMOTE}/src`,
  'shared/api/src/api.ts',
  'shared/platform/sandbox/src/subjects.ts',
  'e2e/src/support/declared-pages.ts',
  'deploy/areas',
  'shared/api/src/audit-trail.ts',
  'shared/platform/sandbox/src/calls/gates.test.ts',
  'remotes/integrations/src/audit-trail/audit-words.ts',
];
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-screen-'));
  for (const path of COPIED) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
});
afterEach(() => rmSync(copy, { recursive: true }));

const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const make = (noun: string, path = '/admin/team/policies') => newScreen(copy, 'account-and-team', noun, path);

test('a new screen is bound to its area, the API and the sandbox', () => {
  const files = make('release-package');
  expect(files).toContain(join(copy, REMOTE, 'src/release-packages/ReleasePackagesPage.tsx'));
  expect(read(`${REMOTE}/src/area.ts`)).toContain('/admin/team/policies/:releasePackageId');
  expect(read(`${REMOTE}/src/remote.tsx`)).toContain("'./release-packages/ReleasePackageEditPanel'");
  expect(read('shared/api/src/api.ts')).toContain("export * as releasePackage from './release-package';");
  expect(read('shared/platform/sandbox/src/subjects.ts')).toMatch(
    / {2}\{ endpoints: \[releasePackageEndpoints\] \},\n\];/,
  );
  expect(read('e2e/src/support/declared-pages.ts')).toContain("  releasePackageId: '1',");
});

test('Q172 the change of a new screen has its gate, its subject in the audit trail, and translated refusals', () => {
  make('release-package');
  expect(read('shared/platform/sandbox/src/calls/gates.test.ts')).toContain(
    'const team = endpointsOf(...callsOf(api.releasePackage), ',
  );
  expect(read('shared/api/src/audit-trail.ts')).toMatch(/ {2}'releasePackage',\n\] as const;/);
  expect(read('remotes/integrations/src/audit-trail/audit-words.ts')).toContain("releasePackage: t('Release package')");
  const endpoints = read('shared/platform/sandbox/src/release-packages/release-package-endpoints.ts');
  expect(endpoints).toContain("notFound(t('The release package was not found.'))");
  expect(endpoints).toContain('noteChange(principal, ');
  expect(endpoints).toContain("audit: ['releasePackage', 'updated'],");
});

test('Q172 who may enter a new screen is who may enter the area’s pages at its path, in the console and on the platform', () => {
  make('release-package');
  expect(read(`${REMOTE}/src/area.ts`)).toMatch(/title: 'Release packages',\n {6}requires,/);
  expect(read('shared/platform/sandbox/src/release-packages/release-package-endpoints.ts')).not.toMatch(
    /GENERAL_ADMIN/,
  );
  make('letterhead', '/admin/settings/account/letterheads');
  expect(read(`${REMOTE}/src/area.ts`)).toMatch(/title: 'Letterheads',\n {6}requires: requiresGeneral,/);
  expect(read('shared/platform/sandbox/src/letterheads/letterhead-endpoints.ts')).toContain(
    "behind(define, 'GENERAL_ADMIN')",
  );
  expect(read('shared/platform/sandbox/src/calls/gates.test.ts')).toContain(
    'const settings = endpointsOf(...callsOf(api.letterhead), ',
  );
});

test('the tests of a new screen are in the folder that it gets', () => {
  const files = make('policy');
  expect(files).toContain(join(copy, testsOf('account-and-team', 'policy')[0] ?? '', 'PoliciesPage.test.tsx'));
});

test('Q137 the budgets of api, sandbox and each area have room for a generated screen', () => {
  make('release-package');
  const growth = ['shared/api', 'shared/platform/sandbox', REMOTE].flatMap((folder) => {
    const files = readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' }).filter(isCode);
    const textsIn = (place: string) => {
      const paths = files.map((file) => join(place, folder, file)).filter((path) => existsSync(path));
      return paths.map((path) => readFileSync(path, 'utf8'));
    };
    const namesOf = (texts: string[]) => texts.join('').match(/^export \* as/gm)?.length ?? 0;
    return [linesOf, namesOf, wordsOf].map((figureOf, kind) => {
      const needed = figureOf(textsIn(copy)) - figureOf(textsIn(root));
      return { folder, kind, needed, room: roomOf(folder)[kind] ?? 0 };
    });
  });
  expect(growth.find(({ folder, kind }) => folder === REMOTE && kind === 0)?.needed).toBeGreaterThan(100);
  expect(growth.filter(({ needed, room }) => needed > room)).toEqual([]);
});

test('nothing is overwritten', () => {
  make('policy');
  const before = read(`${REMOTE}/src/area.ts`);
  expect(() => make('policy')).toThrow(/exists already/);
  expect(read(`${REMOTE}/src/area.ts`)).toBe(before);
});

test('a path of another area, an invalid noun and a missing area are refused', () => {
  expect(() => make('policy', '/admin/attributestore/policies')).toThrow(
    '/admin/attributestore/policies is outside the paths of "account-and-team"',
  );
  expect(() => make('policy', '/admin/teams')).toThrow('outside the paths');
  expect(() => make('Policy')).toThrow('kebab-case');
  expect(() => newScreen(copy, 'nowhere', 'policy', '/nowhere')).toThrow('There is no area remotes/nowhere');
});

test('Q181 a field costs at most ten edited files and 60 lines, by the steps of docs/change-a-record.md', async () => {
  const diffs = blocksOf('docs/change-a-record.md').filter(({ language }) => language === 'diff');
  const edited = new Set(['CHANGELOG.md', 'package.json', 'words/nb.json', 'words/sv.json']);
  let lines = edited.size;
  for (const { text } of diffs) {
    for (const [, path = ''] of text.matchAll(/^\+\+\+ (.+)$/gm)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      if (!edited.has(path)) cpSync(join(root, path), join(copy, path));
      edited.add(path);
    }
    await applyDiff(copy, text);
    lines += text.match(/^\+(?!\+\+ )/gm)?.length ?? 0;
  }
  expect(edited.size).toBeLessThanOrEqual(10);
  expect(lines).toBeLessThanOrEqual(60);
});
