import webpack, { type Compilation, type Module, type ModuleGraphConnection } from 'webpack';
import { NAMESPACES } from './singletons';

/* Used or offered exports, from webpack's graph before concatenation (`afterOptimizeModules`). */

/** Sorted, separated by spaces; `z.object` for a namespace. */
export type ExportNames = Record<string, string>;

/** A whole package fails the build: compatible hosts would be unknown. */
export function usedExports(compilation: Compilation): ExportNames {
  const { moduleGraph } = compilation;
  const usedNames = new Map<string, Set<string>>();
  for (const [specifier, module] of sharedModules(compilation, 'consume')) {
    const names = new Set<string>();
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      for (const path of referencedBy(compilation, connection)) {
        const nameLength = isNamespace(specifier, path[0]) ? 2 : 1;
        if (path.length < nameLength)
          refuseWhole(compilation, connection, path[0] ? `${path[0]} of ${specifier}` : specifier);
        else names.add(path.slice(0, nameLength).join('.'));
      }
    }
    if (names.size > 0) usedNames.set(specifier, names);
  }
  return toExportNames(usedNames);
}

export function offeredExports(compilation: Compilation): ExportNames {
  const { moduleGraph } = compilation;
  const offered = new Map<string, Set<string>>();
  for (const [specifier, module] of sharedModules(compilation, 'provide')) {
    const [dependency] = [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)];
    const target = dependency && moduleGraph.getModule(dependency);
    const exportsInfo = target && moduleGraph.getExportsInfo(target);
    const names = exportsInfo?.getProvidedExports();
    if (!exportsInfo || !Array.isArray(names)) throw new Error(`The exports of ${specifier} are not known to webpack`);
    const members = (name: string) => {
      const inside = exportsInfo.getReadOnlyExportInfo(name).exportsInfo?.getProvidedExports();
      return Array.isArray(inside) ? inside.map((member) => `${name}.${member}`) : [];
    };
    offered.set(specifier, new Set(names.flatMap((name) => (isNamespace(specifier, name) ? members(name) : [name]))));
  }
  return toExportNames(offered);
}

function sharedModules(compilation: Compilation, side: 'consume' | 'provide'): [specifier: string, module: Module][] {
  const prefix = `webpack/sharing/${side}/default/`;
  return [...compilation.modules].flatMap((module) => {
    const identifier = module.libIdent({ context: compilation.compiler.context }) ?? '';
    const specifier = identifier.startsWith(prefix) ? identifier.slice(prefix.length) : '';
    return specifier.startsWith('@console/') ? [[specifier, module]] : [];
  });
}

/** `['z', 'object']`; empty = whole package. */
function referencedBy({ moduleGraph, chunkGraph }: Compilation, connection: ModuleGraphConnection): string[][] {
  const { originModule, dependency } = connection;
  if (!originModule || !dependency) return [];
  return [...chunkGraph.getModuleRuntimes(originModule)].flatMap((runtime) => {
    if (connection.getActiveState(runtime) === false) return [];
    // For a member call webpack reports the object only; the import has the member.
    const importPath = 'getIds' in dependency ? (dependency as Specifier).getIds(moduleGraph) : [];
    return dependency.getReferencedExports(moduleGraph, runtime).map((reference) => {
      const path = Array.isArray(reference) ? reference : reference.name;
      return path.length === 1 && importPath[0] === path[0] ? importPath : path;
    });
  });
}

interface Specifier {
  getIds(moduleGraph: Compilation['moduleGraph']): string[];
}

function refuseWhole(compilation: Compilation, { originModule }: ModuleGraphConnection, what: string): void {
  const file = originModule?.readableIdentifier(compilation.requestShortener) ?? '';
  const message = `${file} uses ${what} as a whole; import what it needs by name, so that a host can tell whether it offers it.`;
  compilation.errors.push(new webpack.WebpackError(message));
}

function isNamespace(specifier: string, name: string | undefined): boolean {
  return name !== undefined && NAMESPACES[specifier] === name;
}

function toExportNames(names: ReadonlyMap<string, ReadonlySet<string>>): ExportNames {
  const entries = [...names].map(([specifier, set]) => [specifier, [...set].sort().join(' ')] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
