import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Node, parseSync } from 'oxc-parser';
import { SINGLETONS, singletonPackages } from '../src/singletons';
import { importedName, nameOf } from '../src/styles/sources';
import { root } from './workspace';

/*
 * `npm run console -- surface [--check]`: records the types of the packages that areas share, after `tsc -b`. A host
 * refuses an area by versions and names of exports alone, so a member that is new in a type needs a version.
 */

interface Surface {
  version: string;
  /** Each line begins with its declaration, so equal members of two declarations differ. */
  lines: readonly string[];
}

interface Module {
  declared: Map<string, string[]>;
  /** By the local name of an import, and by the exported name of a re-export. */
  imported: Map<string, Origin>;
  exported: Map<string, Origin>;
  stars: string[];
}
interface Origin {
  name: string;
  /** Undefined = this file. */
  from?: string | undefined;
}

const modules = new Map<string, Module>();

/** Names inside of a parameter are no types. */
const DESTRUCTURED = /\(\{[^{}]*\}: /g;
/** A line for each literal of a union, so that a new literal is an addition. */
const LITERALS = /^(type \w+ =) ((?:['`][^'`]*['`] \| )+['`][^'`]*['`]);$/;

/** Every declaration that the doors lead to. @param doors path of a `.d.ts` by its specifier */
export function surfaceOf(doors: Readonly<Record<string, string>>): string[] {
  const lines: string[] = [];
  const visited = new Set<string>();
  const visit = (file: string, { name, from }: Origin): string => {
    if (from && !from.startsWith('.')) return `${name} of ${from}`;
    const path = from ? join(dirname(file), `${from.replace(/\.[jt]sx?$/, '')}.d.ts`) : file;
    const { declared, imported, exported, stars } = moduleOf(path);
    if (name === '*') {
      for (const each of namesOf(path)) visit(path, { name: each });
      return name;
    }
    const origin = from || !declared.has(name) ? (exported.get(name) ?? imported.get(name)) : undefined;
    if (origin && (origin.from || origin.name !== name)) return visit(path, origin);
    const texts = declared.get(name);
    if (!texts) {
      const star = stars.find(
        (each) => each.startsWith('.') && namesOf(join(dirname(path), `${each}.d.ts`)).includes(name),
      );
      return star ? visit(path, { name, from: star }) : name;
    }
    if (visited.has(`${path} ${name}`)) return name;
    visited.add(`${path} ${name}`);
    for (const text of texts) {
      lines.push(...text.split('\n').map((line) => `${name}: ${line}`));
      for (const usedName of text.match(/[A-Za-z_$][\w$]*/g) ?? [])
        if (usedName !== name && (declared.has(usedName) || imported.has(usedName))) visit(path, { name: usedName });
      for (const [, source = '', usedName = ''] of text.matchAll(/import\("(\.[^"]+)"\)\.(\w+)/g))
        visit(path, { name: usedName, from: source });
    }
    return name;
  };
  for (const [specifier, file] of Object.entries(doors))
    for (const name of namesOf(file)) {
      const target = visit(file, moduleOf(file).exported.get(name) ?? { name });
      lines.push(`${specifier}: ${target === name ? name : `${name} = ${target}`}`);
    }
  const subjectOf = (line: string) => line.slice(0, line.indexOf(': '));
  return lines.sort((a, b) => (subjectOf(a) < subjectOf(b) ? -1 : Number(subjectOf(a) > subjectOf(b))));
}

function namesOf(file: string): string[] {
  const { exported, stars } = moduleOf(file);
  const passedOn = stars.flatMap((from) =>
    from.startsWith('.') ? namesOf(join(dirname(file), `${from}.d.ts`)) : from,
  );
  return [...new Set([...exported.keys(), ...passedOn])];
}

function moduleOf(file: string): Module {
  const cached = modules.get(file);
  if (cached) return cached;
  const code = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, code);
  const module: Module = { declared: new Map(), imported: new Map(), exported: new Map(), stars: [] };
  modules.set(file, module);
  const textOf = ({ start, end }: Node) => {
    const inside = comments.filter((comment) => comment.start >= start && comment.end <= end).toReversed();
    const text = inside.reduce(
      (rest, { start: from, end: to }) => `${rest.slice(0, from)}${rest.slice(to)}`,
      code.slice(0, end),
    );
    return text
      .slice(start)
      .split('\n')
      .map((line) => line.trim().replace(/^(export )?(default )?(declare )?/, ''))
      .filter(Boolean)
      .join('\n')
      .replaceAll(DESTRUCTURED, '(props: ')
      .replace(LITERALS, (_, head: string, members: string) => [head, ...members.split(' | ')].join('\n'));
  };
  const declare = (statement: Node, isExported: boolean) => {
    for (const name of declaredNames(statement)) {
      module.declared.set(name, [...(module.declared.get(name) ?? []), textOf(statement)]);
      if (isExported) module.exported.set(name, { name });
    }
  };
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const specifier of statement.specifiers)
        module.imported.set(specifier.local.name, { name: importedName(specifier), from: statement.source.value });
    else if (statement.type === 'ExportAllDeclaration') {
      if (statement.exported)
        module.exported.set(nameOf(statement.exported), { name: '*', from: statement.source.value });
      else module.stars.push(statement.source.value);
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration)
      for (const { local, exported } of statement.specifiers)
        module.exported.set(nameOf(exported), { name: nameOf(local), from: statement.source?.value });
    else if ('declaration' in statement && statement.declaration) declare(statement.declaration, true);
    else declare(statement, false);
  }
  return module;
}

function declaredNames(statement: Node): string[] {
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in statement && statement.id && 'name' in (statement.id as Node)
    ? [(statement.id as unknown as { name: string }).name]
    : [];
}

interface Change {
  added: string[];
  removed: string[];
  /** The lowest version that semantic versioning allows. */
  version: string;
}

/** Undefined = the same types. Additive is minor, the rest is major. */
export function changeOf(recorded: Surface, lines: readonly string[]): Change | undefined {
  const [added, removed] = [without(lines, recorded.lines), without(recorded.lines, lines)];
  if (added.length + removed.length === 0) return undefined;
  const [major = 0, minor = 0] = recorded.version.split('.').map(Number);
  return { added, removed, version: removed.length > 0 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0` };
}

function without(lines: readonly string[], otherLines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of otherLines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0;
    counts.set(line, count - 1);
    return count <= 0;
  });
}

/** What the package lacks before the change may be recorded; undefined = nothing. */
export function lackOf({ version: needed }: Change, version: string, changelog: string): string | undefined {
  const isOlder = version.localeCompare(needed, 'en', { numeric: true }) < 0;
  if (isOlder) return `needs version ${needed} in its package.json, which has ${version}`;
  return changelog.includes(`\n## ${version}\n`) ? undefined : `needs a section "## ${version}" in its CHANGELOG.md`;
}

const format = (name: string, { version, lines }: Surface) => `${name} ${version}\n${lines.join('\n')}\n`;

function parse(text: string): Surface {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  return { version: first.split(' ')[1] ?? '', lines };
}

function run(isCheck: boolean): boolean {
  const packages = singletonPackages.filter((name) => name.startsWith('@console/'));
  return packages.map((name) => settle(join(root, name.replace('@console', 'shared')), isCheck)).every(Boolean);
}

/** Prints and refuses, or records. @returns whether nothing is refused */
function settle(dir: string, isCheck: boolean): boolean {
  const { name, version, exports } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    exports: Record<string, string>;
  };
  const doors = SINGLETONS.filter((door) => door === name || door.startsWith(`${name}/`)).map((door) => {
    const source = exports[door.replace(name, '.')] ?? '';
    return [door, join(dir, '.types', source.replace(/\.tsx?$/, '.d.ts'))];
  });
  const lines = surfaceOf(Object.fromEntries(doors));
  const path = join(dir, 'surface.txt');
  const record = () => writeFileSync(path, format(name, { version, lines }));
  if (!existsSync(path)) {
    if (isCheck) console.error(`${relative(root, dir)}: its types are not recorded: npm run console -- surface\n`);
    else record();
    return !isCheck;
  }
  const change = changeOf(parse(readFileSync(path, 'utf8')), lines);
  if (!change) return true;
  const lack = lackOf(change, version, readFileSync(join(dir, 'CHANGELOG.md'), 'utf8'));
  if (!lack && !isCheck) {
    record();
    return true;
  }
  const diff = [...change.removed.map((line) => `- ${line}`), ...change.added.map((line) => `+ ${line}`)];
  console.error(diff.slice(0, 40).join('\n'));
  if (diff.length > 40) console.error(`… and ${diff.length - 40} more lines`);
  console.error(
    `${relative(root, dir)}: its types have changed: it ${lack ?? 'is not recorded: npm run console -- surface'}\n`,
  );
  return false;
}

if (process.argv[1] === import.meta.filename && !run(process.argv.includes('--check'))) process.exitCode = 1;
