import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { root, sourceFiles } from './workspace';

/** Relative imports, `import type` and `import()` included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

export interface Entanglement {
  /** `host/src/navigation <-> host/src/shell` */
  name: string;
  /** `host/src/shell/Frame.tsx imports host/src/navigation/SideNav.tsx` */
  imports: string[];
}

const IMPORT = /(?:\bfrom|\bimport\(|\bimport)\s*'(\.[^']+)'/g;

const isProduction = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|e2e|d)\.tsx?$|\/src\/testing\//.test(file);

export function readImportGraph(): ImportGraph {
  const files = sourceFiles().filter(isProduction);
  return new Map(files.map((file) => [relative(root, file), importsOf(file)]));
}

export const relativeImports = (code: string): string[] => [...code.matchAll(IMPORT)].map(([, source = '']) => source);

function importsOf(file: string): string[] {
  return relativeImports(readFileSync(file, 'utf8')).flatMap((source) => {
    const path = normalize(join(dirname(file), source));
    const target = [`${path}.ts`, `${path}.tsx`, path].find((each) => /\.tsx?$/.test(each) && existsSync(each));
    return target ? [relative(root, target)] : [];
  });
}

/** A folder and its subfolder count as the same subject. */
export function folderPairs(graph: ImportGraph): Entanglement[] {
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

/** `import type` counts, unlike in `no-cycle`. */
export function fileCircles(graph: ImportGraph): Entanglement[] {
  const reached = new Map([...graph.keys()].map((file) => [file, reachedFrom(file, graph)]));
  const circles = new Map<string, string[]>();
  for (const [file, files] of reached) {
    const circle = [...files].filter((other) => reached.get(other)?.has(file)).toSorted();
    if (circle.length > 0) circles.set(circle.join(' <-> '), circle);
  }
  return [...circles].map(([name, circle]) => ({
    name,
    imports: circle.flatMap((file) => importsWithin(file, circle, graph)),
  }));
}

const importsWithin = (file: string, circle: readonly string[], graph: ImportGraph) =>
  (graph.get(file) ?? []).filter((target) => circle.includes(target)).map((target) => `${file} imports ${target}`);

function reachedFrom(file: string, graph: ImportGraph): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(graph.get(file) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(graph.get(next) ?? []));
  }
  return reached;
}
