import { type Entanglement, fileCircles, folderPairs, readImportGraph, relativeImports } from './import-graph';

/*
 * Folders and files of one package are in one order: what is above imports what is below, and never the other way
 * round. `import type` and `import()` count, because a reader follows them too.
 */

/** Pairs that still stand. An entry that is no longer needed fails the test: remove it. The goal is none. */
const PAIRS_LEFT = [
  'host/src/areas/loading <-> host/src/reports',
  'host/src/areas/overrides <-> host/src/areas/registry',
  'host/src/areas/views <-> host/src/shell',
  'host/src/navigation <-> host/src/shell',
];
/** The same for circles of files. */
const CIRCLES_LEFT: readonly string[] = [];

const graph = readImportGraph();

test('no two folders of a package import each other', () => {
  expect(graph.size).toBeGreaterThan(500);
  expect(
    problems(
      folderPairs(graph),
      PAIRS_LEFT,
      'Decide which folder is above. Move what the lower one imports from it into the lower one, or what both need into a folder of its own.',
    ),
  ).toBe('');
});

test('no files import each other in a circle, types included', () => {
  expect(
    problems(
      fileCircles(graph),
      CIRCLES_LEFT,
      'Move what both need, often a type, into the file that is imported, or into a third one.',
    ),
  ).toBe('');
});

/** New entanglements with their imports and the cure, and entries of the list that are no longer needed. */
function problems(entanglements: readonly Entanglement[], left: readonly string[], cure: string): string {
  const added = entanglements.filter(({ name }) => !left.includes(name));
  const unneeded = left.filter((name) => !entanglements.some((one) => one.name === name));
  return [
    ...added.map(({ name, imports }) => [name, ...imports].join('\n  ')),
    ...(added.length > 0 ? [cure] : []),
    ...unneeded.map((name) => `${name} is gone: remove it from the list in import-graph.test.ts.`),
  ].join('\n');
}

const graphOf = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test('two folders that import each other are a pair, a folder and one inside of it are not', () => {
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

test('files that import one another in a circle are found, however long it is', () => {
  const circles = fileCircles(graphOf({ a: ['b', 'd'], b: ['c'], c: ['a'], d: ['e'], e: [] }));
  expect(circles).toEqual([{ name: 'a <-> b <-> c', imports: ['a imports b', 'b imports c', 'c imports a'] }]);
});

test('types, code that is loaded later and exports of others are imports too', () => {
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
