import { type Entanglement, fileCircles, folderPairs, readImportGraph, relativeImports } from './import-graph';

/* Upper imports lower; `import type` and `import()` count too. */

const graph = readImportGraph();

test('no two folders of a package import each other', () => {
  expect(graph.size).toBeGreaterThan(500);
  expect(
    problems(
      folderPairs(graph),
      'Decide which folder is above. Move what the lower one imports from it into the lower one, or what both need into a folder of its own.',
    ),
  ).toBe('');
});

test('no files import each other in a circle, types included', () => {
  expect(
    problems(
      fileCircles(graph),
      'Move what both need, often a type, into the file that is imported, or into a third one.',
    ),
  ).toBe('');
});

function problems(entanglements: readonly Entanglement[], cure: string): string {
  const lines = entanglements.map(({ name, imports }) => [name, ...imports].join('\n  '));
  return lines.length > 0 ? [...lines, cure].join('\n') : '';
}

const graphOf = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test('two folders that import each other are a pair, a folder and its subfolder are not', () => {
  const pairs = folderPairs(
    graphOf({
      'a/users/List.tsx': ['a/roles/role.ts'],
      'a/roles/role.ts': ['a/users/fields/name.ts'],
      'a/users/fields/name.ts': ['a/roles/names.ts', 'a/users/text.ts'],
      'a/users/Page.tsx': ['a/users/fields/name.ts'],
    }),
  );
  expect(pairs).toEqual([
    {
      name: 'a/roles <-> a/users/fields',
      imports: ['a/roles/role.ts imports a/users/fields/name.ts', 'a/users/fields/name.ts imports a/roles/names.ts'],
    },
  ]);
});

test('files that import one another in a circle are found, however long the circle is', () => {
  const circles = fileCircles(graphOf({ a: ['b', 'd'], b: ['c'], c: ['a'], d: ['e'], e: [] }));
  expect(circles).toEqual([{ name: 'a <-> b <-> c', imports: ['a imports b', 'b imports c', 'c imports a'] }]);
});

test('types, lazily loaded code and re-exports are imports too', () => {
  const code = `
    import type { A } from './a';
    import {
      b,
    } from '../b';
    import './c';
    export { d } from './d';
    import { z } from '@console/schema';
    const e = lazy(() => import('./e'));
    type F = import('./f').F;`;
  expect(relativeImports(code)).toEqual(['./a', '../b', './c', './d', './e', './f']);
});
