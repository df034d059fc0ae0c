import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { newScreen } from './new-screen';

const root = resolve(__dirname, '../../..');
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-screen-'));
  for (const folder of ['remotes/account-and-team', 'shared/api']) {
    cpSync(join(root, folder, 'src'), join(copy, folder, 'src'), { recursive: true });
    symlinkSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  }
});
afterEach(() => rmSync(copy, { recursive: true }));

test('a new screen is bound to its area and passes the type check as it is', () => {
  newScreen(copy, 'account-and-team', 'release-package');

  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      composite: false,
      incremental: false,
      noEmit: true,
      emitDeclarationOnly: false,
      typeRoots: [join(root, 'node_modules/@types')],
      types: ['node', 'jest', join(root, 'node_modules/@testing-library/jest-dom')],
      paths: { '@console/api': [join(copy, 'shared/api/src/api.ts')] },
    },
    include: ['remotes/account-and-team/src/release-packages', 'remotes/account-and-team/src/{area,remote}.*'],
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
  expect(typeErrors()).toEqual([]);
  expect(readFileSync(join(copy, 'remotes/account-and-team/src/area.ts'), 'utf8')).toContain(
    '/admin/release-packages/:releasePackageId',
  );
}, 60_000);

test('nothing is overwritten', () => {
  newScreen(copy, 'account-and-team', 'policy');
  expect(() => newScreen(copy, 'account-and-team', 'policy')).toThrow(/exists already/);
});

/** Complaints about the copied files; the rest of the workspace is checked elsewhere. */
function typeErrors(): string[] {
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', copy], { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
    return [];
  } catch (error) {
    return (error as { stdout: string }).stdout.split('\n').filter((line) => /^(remotes|shared)\//.test(line));
  }
}
