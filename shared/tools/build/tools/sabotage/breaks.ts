import type { Requirement } from '../requirement-coverage';

export type BreakKind = 'text' | 'path' | 'method' | 'route' | 'limit' | 'field' | 'comparison';

export interface SourceFile {
  path: string;
  source: string;
}

/** `at`: index in the source. */
export interface Edit {
  path: string;
  at: number;
  before: string;
  after: string;
}

/** Tests must detect all edits together. */
export interface Break {
  kind: BreakKind;
  edits: Edit[];
}

/**
 * Quoted texts, calls, routes, numbers, fields, and comparisons under the line's id. `circles`: lists of files, nearest
 * first; a name breaks in its first circle, everywhere.
 */
export function breaksOf(requirement: Requirement, circles: SourceFile[][]): Break[] {
  const { id, text } = requirement;
  const near = (kind: BreakKind, find: (file: SourceFile) => Edit[]): Break[] => {
    for (const circle of circles) {
      const edits = circle.flatMap(find);
      if (edits.length > 0) return [{ kind, edits }];
    }
    return [];
  };
  const files = [...new Set(circles.flat())];
  return [
    ...quotedTexts(text).flatMap((words) => near('text', (file) => textEdits(file, words))),
    ...callsIn(text).flatMap(({ method, path }) => [
      ...near('path', (file) => callEdits(file, path).map(({ pathEdit }) => pathEdit)),
      ...near('method', (file) => {
        const edits = callEdits(file, path).flatMap(({ methodEdit }) =>
          methodEdit?.before === method ? [methodEdit] : [],
        );
        return edits.length > 0 ? [...edits, ...importEdits(file, edits[0]?.after ?? '')] : [];
      }),
    ]),
    ...routesIn(text).flatMap((route) => near('route', (file) => routeEdits(file, route))),
    ...numbersIn(text).flatMap((number) => near('limit', (file) => numberEdits(file, number, id))),
    ...fieldsIn(text).flatMap((field) => near('field', (file) => fieldEdits(file, field))),
    // Two reversed comparisons can cancel out.
    ...files.flatMap((file) => comparisonEdits(file, id)).map((edit): Break => ({ kind: 'comparison', edits: [edit] })),
  ];
}

export function broken(source: string, edits: Edit[]): string {
  return [...edits]
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, before, after }) => text.slice(0, at) + after + text.slice(at + before.length), source);
}

const quotedTexts = (text: string) => {
  const single = unique(text.matchAll(/(?<![\w'])'((?:[^']|(?<=\w)'(?=\w)){2,}?)'(?!\w)/g));
  const double = unique(text.matchAll(/"([^"]{3,})"/g));
  return [...single, ...double].filter((words) => /[A-Za-z]{2}/.test(words.replace(/\{\w+\}/g, '')));
};

function callsIn(text: string) {
  return [...text.matchAll(/\b(GET|POST|PUT|DELETE) ((?:api|Version)\/[\w/{}-]+)/g)].map(
    ([, method = '', path = '']) => ({
      method: method === 'DELETE' ? 'del' : method.toLowerCase(),
      path: path.replace(/\/$/, ''),
    }),
  );
}

const routesIn = (text: string) => unique(text.matchAll(/(?<![\w{}/])(\/[a-z][\w/-]*[\w])(?:\/\{\w+\})?/g));
/** Skips statuses: 'A 400 on save'. */
const numbersIn = (text: string) =>
  unique(text.matchAll(/(?<![\w#.-]|\b(?:A|That) )(\d{2,7})(?![\w%.-]*\w)/g)).map(Number);
/** Leaves out address parameters, named differently by server and client. */
const fieldsIn = (text: string) => unique(text.matchAll(/(?<![\w/'{])([a-z]+(?:[A-Z][a-z0-9]*)+)(?![\w/'])/g));

function unique(hits: Iterable<RegExpMatchArray>): string[] {
  return [...new Set([...hits].map(([, words = '']) => words))];
}

function textEdits({ path, source }: SourceFile, words: string): Edit[] {
  const spaced = escape(words)
    .replace(/\\\{\w+\\\}/g, '\\$?\\{[^}]*\\}')
    .replace(/\s+/g, '\\s+');
  const pattern = new RegExp(`(?<=['"\`>]\\s*|\\}\\s)${spaced}(?=\\s*['"\`<]|\\s\\{|\\$\\{)`, 'g');
  // Occurs in no text, so that no pattern matches.
  return matches(path, source, pattern, () => 'Zzyzx');
}

/** `{userId}` may be `${…}`, `:userId` or a constant. */
function callEdits({ path: file, source }: SourceFile, path: string) {
  const parameter = '(?:\\$\\{[^}]*\\}|:\\w+)';
  const pattern = path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? parameter : escape(segment)))
    .join('/');
  const calls = new RegExp(
    `(?:\\b(get|post|put|del)\\b(?:<[^(]*>)?\\(\\s*(?:'\\w+',\\s*)?)?['"\`](${pattern})/?(?=['"\`?])`,
    'g',
  );
  return [...source.matchAll(calls)].filter(isCode(source)).map((match) => {
    const [whole, method, written = ''] = match;
    const at = match.index + whole.indexOf(written);
    const segment = written.split('/').findLast((part) => /^\w+$/.test(part)) ?? written;
    const pathEdit: Edit = {
      path: file,
      at: at + written.lastIndexOf(segment),
      before: segment,
      after: `${segment}Elsewhere`,
    };
    const methodEdit: Edit | undefined = method
      ? { path: file, at: match.index, before: method, after: method === 'post' ? 'put' : 'post' }
      : undefined;
    return { pathEdit, methodEdit };
  });
}

/** Imports stay, or the file would not load. */
function importEdits({ path, source }: SourceFile, method: string): Edit[] {
  const [whole = '', names = ''] = /import \{([^}]*)\} from '@console\/http'/.exec(source) ?? [];
  if (whole === '' || new RegExp(`\\b${method}\\b`).test(names)) return [];
  return [{ path, at: source.indexOf(whole), before: 'import {', after: `import { ${method},` }];
}

function routeEdits({ path, source }: SourceFile, route: string): Edit[] {
  const pattern = new RegExp(`(?<=['"\`])${escape(route)}(?=['"\`/])`, 'g');
  return matches(path, source, pattern, (text) => `${text}-elsewhere`);
}

function numberEdits({ path, source }: SourceFile, number: number, id: string): Edit[] {
  const digits = String(number);
  const spellings = [digits, digits.replace(/\B(?=(\d{3})+$)/g, '_')].map(escape).join('|');
  const all = matches(path, source, new RegExp(`(?<![\\w.#'"-])(?:${spellings})(?![\\w.'"%])`, 'g'), () =>
    // A tenth more, noticeable in a delay or limit.
    String(Math.ceil(number * 1.1)),
  );
  const marked = all.filter(({ at }) => source.slice(Math.max(0, at - 400), at + 120).includes(id));
  if (marked.length > 0) return marked;
  return number >= 100 ? all : [];
}

/** Keys, else texts: `{ name: 'authToken' }`. Types do not exist at run time. */
function fieldEdits({ path, source }: SourceFile, field: string): Edit[] {
  const elsewhere = (name: string) => `${name}Elsewhere`;
  const ofType = '\\s(?:[^,\\n]*;$|(?:boolean|string|number)\\b)';
  const key = new RegExp(`(?<=^\\s*|[{,]\\s*)${field}(?=:\\s)(?!:${ofType})`, 'gm');
  const keys = matches(path, source, key, elsewhere);
  return keys.length > 0 ? keys : matches(path, source, new RegExp(`(?<=')${field}(?=')`, 'g'), elsewhere);
}

const TURNED: Record<string, string> = {
  '<=': '<',
  '>=': '>',
  '<': '<=',
  '>': '>=',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};

/** Looks under this id alone, because several ids describe parts. */
function comparisonEdits({ path, source }: SourceFile, id: string): Edit[] {
  return [...source.matchAll(new RegExp(`\\b${id}\\b`, 'g'))].flatMap(({ index: mark }) => {
    const after = source.indexOf('\n', mark);
    const from = source.lastIndexOf('\n', mark) + 1;
    const namesOthers = (source.slice(from, after).match(/\b[A-Z]{4}-\d{3}\b/g)?.length ?? 0) > 1;
    if (namesOthers) return [];
    const end = source.slice(after).search(/;\n|\n\s*\n|\n\}/);
    const to = end < 0 ? source.length : after + end;
    return matches(path, source, / (?:<=|>=|<|>|===|!==|&&|\|\|) /g, (operator) => ` ${TURNED[operator.trim()]} `)
      .filter(({ at }) => at >= from && at < to)
      .slice(0, 3);
  });
}

function matches(path: string, source: string, pattern: RegExp, replace: (match: string) => string): Edit[] {
  return [...source.matchAll(pattern)]
    .filter(isCode(source))
    .map(({ 0: before, index: at }) => ({ path, at, before, after: replace(before) }));
}

function isCode(source: string) {
  return ({ index = 0 }: { index?: number }): boolean => {
    const line = source.slice(source.lastIndexOf('\n', index) + 1, index);
    return !/^\s*(?:\*|\/\*|\/\/)/.test(line) && !/(?:^|\s)\/\/ /.test(line);
  };
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
