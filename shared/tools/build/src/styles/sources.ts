import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import {
  type Expression,
  type Function,
  type ImportDeclarationSpecifier,
  type ModuleExportName,
  type Node,
  type Program,
  parseSync,
  visitorKeys,
} from 'oxc-parser';
import { lineAt, StyleRefusal } from './refusal';

export interface SourceModule {
  file: string;
  code: string;
  program: Program;
  bindings: ReadonlyMap<string, Binding>;
  /** Leads to an inner name, or another module's export. */
  exports: ReadonlyMap<string, string | Import>;
  stars: readonly string[];
}

export interface Import {
  source: string;
  imported: string;
}

type Binding = Import | { node: Expression | Function };

export type Definition =
  | { kind: 'own'; module: SourceModule; node: Expression | Function; isForeign: boolean }
  | { kind: 'library'; source: string; name: string };

const parsed = new Map<string, { module: SourceModule; time: number | undefined }>();
const resolved = new Map<string, string>();

/** `files`: changes evaluate again. */
export class Sources {
  readonly #modules = new Map<string, SourceModule>();

  get files(): string[] {
    return [...this.#modules.keys()];
  }

  /** @param code if known */
  module(file: string, code?: string): SourceModule {
    const ownModule = this.#modules.get(file);
    if (ownModule) return ownModule;
    const { mtimeMs: time } = statSync(file, { throwIfNoEntry: false }) ?? {};
    const cached = parsed.get(file);
    const isCurrent = code === undefined ? cached?.time === time : cached?.module.code === code;
    const module = cached && isCurrent ? cached.module : parse(file, code ?? readFileSync(file, 'utf8'));
    parsed.set(file, { module, time });
    this.#modules.set(file, module);
    return module;
  }

  /** Follows imports; `isForeign` marks another package. */
  definition(module: SourceModule, name: string, isForeign = false): Definition | undefined {
    const binding = module.bindings.get(name);
    if (!binding) return undefined;
    if ('node' in binding) return { kind: 'own', module, node: binding.node, isForeign };
    return this.#imported(module, binding, isForeign);
  }

  member(module: SourceModule, namespace: string, name: string): Definition | undefined {
    const binding = module.bindings.get(namespace);
    if (!binding || 'node' in binding || binding.imported !== '*') return undefined;
    return this.#imported(module, { ...binding, imported: name }, false);
  }

  #imported(module: SourceModule, { source, imported }: Import, isForeign: boolean): Definition | undefined {
    const file = fileOf(source, module.file);
    if (!file) return { kind: 'library', source, name: imported };
    return this.#exported(this.module(file), imported, isForeign || !source.startsWith('.'));
  }

  #exported(module: SourceModule, name: string, isForeign: boolean): Definition | undefined {
    const target = module.exports.get(name);
    if (typeof target === 'string') return this.definition(module, target, isForeign);
    if (target) return this.#imported(module, target, isForeign);
    for (const source of module.stars) {
      const definition = this.#imported(module, { source, imported: name }, isForeign);
      if (definition) return definition;
    }
    return undefined;
  }
}

/** Undefined for a library. */
function fileOf(source: string, from: string): string | undefined {
  if (!source.startsWith('.') && !source.startsWith('@console/')) return undefined;
  const key = `${dirname(from)}\n${source}`;
  const file = resolved.get(key) ?? findFile(source, from);
  if (file) resolved.set(key, file);
  return file;
}

function findFile(source: string, from: string): string | undefined {
  if (source.startsWith('.')) {
    const base = resolve(dirname(from), source);
    return [`${base}.ts`, `${base}.tsx`, base].find((file) => /\.tsx?$/.test(file) && existsSync(file));
  }
  const file = createRequire(join(dirname(from), 'package.json')).resolve(source);
  return /\.tsx?$/.test(file) ? file : undefined;
}

function parse(file: string, code: string): SourceModule {
  const { program, errors } = parseSync(file, code, { preserveParens: false });
  const [error] = errors;
  if (error) throw new StyleRefusal(file, lineAt(code, error.labels[0]?.start ?? 0), error.message);
  const bindings = new Map<string, Binding>();
  const exports = new Map<string, string | Import>();
  const stars: string[] = [];

  function declare(node: Node, isExported: boolean) {
    const declared: [string, Binding][] = [];
    if (node.type === 'VariableDeclaration') {
      for (const { id, init } of node.declarations) {
        if (id.type === 'Identifier' && init) declared.push([id.name, { node: init }]);
      }
    } else if (node.type === 'FunctionDeclaration' && node.id) declared.push([node.id.name, { node }]);
    for (const [name, binding] of declared) {
      bindings.set(name, binding);
      if (isExported) exports.set(name, name);
    }
  }

  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      for (const specifier of node.importKind === 'type' ? [] : node.specifiers) {
        bindings.set(specifier.local.name, { source: node.source.value, imported: importedName(specifier) });
      }
    } else if (node.type === 'ExportNamedDeclaration') {
      if (node.declaration) declare(node.declaration, true);
      for (const { local, exported } of node.specifiers) {
        const target = node.source ? { source: node.source.value, imported: nameOf(local) } : nameOf(local);
        exports.set(nameOf(exported), target);
      }
    } else if (node.type === 'ExportAllDeclaration') stars.push(node.source.value);
    else declare(node, false);
  }
  return { file, code, program, bindings, exports, stars };
}

export const nameOf = (name: ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name);

/** `*` for a namespace. */
export function importedName(specifier: ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportSpecifier') return nameOf(specifier.imported);
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
}

/** `ancestors`: outermost first. */
export function walk(node: Node, visit: (node: Node, ancestors: readonly Node[]) => void): void {
  const ancestors: Node[] = [];
  function descend(current: Node) {
    visit(current, ancestors);
    ancestors.push(current);
    for (const key of visitorKeys[current.type] ?? []) {
      const value = (current as unknown as Record<string, unknown>)[key];
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) descend(child);
    }
    ancestors.pop();
  }
  descend(node);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export type FunctionNode = Extract<
  Node,
  { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }
>;

export const isFunction = (node: Node): node is FunctionNode =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';

export function namesOf(pattern: Node | null): string[] {
  if (pattern?.type === 'Identifier') return [pattern.name];
  if (pattern?.type === 'AssignmentPattern') return namesOf(pattern.left);
  if (pattern?.type === 'RestElement') return namesOf(pattern.argument);
  if (pattern?.type === 'ArrayPattern') return pattern.elements.flatMap(namesOf);
  if (pattern?.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) =>
    namesOf(property.type === 'Property' ? property.value : property.argument),
  );
}

const localNames = new WeakMap<Node, Set<string>>();

export function localNamesOf(node: FunctionNode): Set<string> {
  let names = localNames.get(node);
  if (!names) {
    const declared = new Set(node.params.flatMap(namesOf));
    if (node.body) {
      walk(node.body, (inner) => {
        if (inner.type === 'VariableDeclarator') for (const name of namesOf(inner.id)) declared.add(name);
        if (isFunction(inner)) for (const name of inner.params.flatMap(namesOf)) declared.add(name);
        if (inner.type === 'FunctionDeclaration' && inner.id) declared.add(inner.id.name);
      });
    }
    localNames.set(node, (names = declared));
  }
  return names;
}
