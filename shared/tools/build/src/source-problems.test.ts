import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sourceProblems } from './source-problems';

const root = resolve(__dirname, '../../../..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checks-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'node_modules/.bin'), join(folder, 'node_modules/.bin'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "types": [] }, "include": ["*.ts"] }',
  );
  writeFileSync(join(folder, '.oxlintrc.json'), '{ "rules": { "no-debugger": "error" } }');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('Q197 types and lint of a package are said with file and line, and silence means that both agree', async () => {
  writeFileSync(join(folder, 'page.ts'), "export const count: number = 'one';\ndebugger;\n");
  const [types, lint] = await sourceProblems(folder, new AbortController().signal);
  expect(types).toMatch(/^page\.ts\(1,14\): error TS2322/);
  expect(lint).toMatch(/page\.ts:2:1: .*debugger/);
  writeFileSync(join(folder, 'page.ts'), 'export const count: number = 1;\n');
  expect(await sourceProblems(folder, new AbortController().signal)).toEqual([]);
});

test('Q197 a check that the next build has ended says nothing', async () => {
  writeFileSync(join(folder, 'page.ts'), "export const count: number = 'one';\n");
  const next = new AbortController();
  const check = sourceProblems(folder, next.signal);
  next.abort();
  expect(await check).toEqual([]);
});
