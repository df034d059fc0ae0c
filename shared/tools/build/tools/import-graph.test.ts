import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { root, sourceFiles } from './workspace';

/* Upper imports lower; `import type` and `import()` count too. Lint refuses files that import each other. */

/** Relative imports by file. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

interface Entanglement {
  /** `host/src/navigation <-> host/src/shell` */
  name: string;
  /** `host/src/shell/Frame.tsx imports host/src/navigation/SideNav.tsx` */
  imports: string[];
}

test('no two folders of a package import each other', () => {
  const graph = readImportGraph();
  expect(graph.size).toBeGreaterThan(500);
  const lines = folderPairs(graph).map(({ name, imports }) => [name, ...imports].join('\n  '));
  const cure =
    'Decide which folder is above. Move what the lower one imports from it into the lower one, or what both need into a folder of its own.';
  expect(lines.length > 0 ? [...lines, cure].join('\n') : '').toBe('');
});

test('two folders that import each other are a pair, a folder and its subfolder are not', () => {
  const pairs = folderPairs(
    new Map(
      Object.entries({
        'a/users/List.tsx': ['a/roles/role.ts'],
        'a/roles/role.ts': ['a/users/fields/name.ts'],
        'a/users/fields/name.ts': ['a/roles/names.ts', 'a/users/text.ts'],
        'a/users/Page.tsx': ['a/users/fields/name.ts'],
      }),
    ),
  );
  expect(pairs).toEqual([
    {
      name: 'a/roles <-> a/users/fields',
      imports: ['a/roles/role.ts imports a/users/fields/name.ts', 'a/users/fields/name.ts imports a/roles/names.ts'],
    },
  ]);
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

function readImportGraph(): ImportGraph {
  const isProduction = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|e2e|d)\.tsx?$|\/src\/testing\//.test(file);
  return new Map(
    sourceFiles()
      .filter(isProduction)
      .map((file) => [relative(root, file), importsOf(file)]),
  );
}

function relativeImports(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport\(|\bimport)\s*'(\.[^']+)'/g)].map(([, source = '']) => source);
}

function importsOf(file: string): string[] {
  return relativeImports(readFileSync(file, 'utf8')).flatMap((source) => {
    const path = normalize(join(dirname(file), source));
    const target = [`${path}.ts`, `${path}.tsx`, path].find((each) => /\.tsx?$/.test(each) && existsSync(each));
    return target ? [relative(root, target)] : [];
  });
}

/** A folder and its subfolder count as the same subject. */
function folderPairs(graph: ImportGraph): Entanglement[] {
  const between = new Map<string, { from: string; line: string }[]>();
  for (const [file, imported] of graph) {
    for (const target of imported) {
      const from = dirname(file);
      const to = dirname(target);
      if (from === to || from.startsWith(`${to}/`) || to.startsWith(`${from}/`)) continue;
      const name = [from, to].toSorted().join(' <-> ');
      between.set(name, [...(between.get(name) ?? []), { from, line: `${file} imports ${target}` }]);
    }
  }
  return [...between]
    .filter(([, imports]) => new Set(imports.map(({ from }) => from)).size === 2)
    .map(([name, imports]) => ({ name, imports: imports.map(({ line }) => line).toSorted() }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
