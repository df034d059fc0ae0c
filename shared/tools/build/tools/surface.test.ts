import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { incompatibleReason } from '@console/contract';
import { changeOf, lackOf, surfaceOf } from './surface';

let count = 0;
function surfaceWith(...members: string[]): string[] {
  const dir = mkdtempSync(join(tmpdir(), `surface-${count++}-`));
  const write = (name: string, text: string) => writeFileSync(join(dir, name), text);
  write('form.d.ts', "export { useForm } from './use-form';\nexport * from './more';\n");
  write('more.d.ts', "export { z as schema } from 'zod';\n");
  write(
    'use-form.d.ts',
    `import type { Form, Mode } from './types';\ninterface Inner { x: 1 }\n/** A comment. */\nexport declare function useForm({ mode }: { mode: Mode }): Form;\n`,
  );
  write(
    'types.d.ts',
    `export type Mode = 'all' | 'one';\nexport interface Form {\n  /** Why. */\n${members.map((each) => `  ${each}\n`).join('')}}\n`,
  );
  const lines = surfaceOf({ '@console/ui/form': join(dir, 'form.d.ts') });
  rmSync(dir, { recursive: true });
  return lines;
}

const recorded = { version: '6.0.0', lines: surfaceWith('reset(): void;', 'id: string;') };

test('Q170 the surface of a package is every declaration that a door leads to, without comments', () => {
  expect(recorded.lines).toEqual([
    '@console/ui/form: useForm',
    '@console/ui/form: schema = z of zod',
    'Form: interface Form {',
    'Form: reset(): void;',
    'Form: id: string;',
    'Form: }',
    'Mode: type Mode =',
    "Mode: 'all'",
    "Mode: 'one'",
    'useForm: function useForm(props: { mode: Mode }): Form;',
  ]);
});

test('Q170 a method added to a shared object needs a minor version and its changelog, a changed method a major version', () => {
  const added = changeOf(recorded, surfaceWith('reset(): void;', 'id: string;', 'takeOver(): void;'));
  expect(added).toEqual({ added: ['Form: takeOver(): void;'], removed: [], version: '6.1.0' });
  if (!added) throw new Error('No change');
  expect(lackOf(added, '6.0.0', '')).toBe('needs version 6.1.0 in its package.json, which has 6.0.0');
  expect(lackOf(added, '6.1.0', '# Changelog\n\n## 6.0.0\n')).toBe('needs a section "## 6.1.0" in its CHANGELOG.md');
  expect(lackOf(added, '6.10.0', '# Changelog\n\n## 6.10.0\n')).toBeUndefined();
  expect(changeOf(recorded, surfaceWith('reset(all: boolean): void;', 'id: string;'))?.version).toBe('7.0.0');
  expect(changeOf(recorded, recorded.lines)).toBeUndefined();
});

test('Q170 a host from before the method refuses an area that was built with it, before it runs', () => {
  const { version = '' } = changeOf(recorded, [...recorded.lines, 'Form: takeOver(): void;']) ?? {};
  const names = { name: 'a', title: 'A', version: '1', container: 'a', entry: 'a.js', preload: [] };
  const area = { ...names, contract: 1, builtAgainst: { '@console/ui': version }, groups: {}, pages: {}, slots: {} };
  expect(incompatibleReason(area, { contract: 1, offers: { '@console/ui': recorded.version } })).toBe(
    'needs @console/ui 6.1.0, the console has 6.0.0',
  );
});
