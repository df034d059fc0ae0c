import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { COMMANDS } from './console';
import { root, sourceFiles } from './workspace';

/** Lines of code outside of tests, names that other packages can import, words of comments; and why. */
type Budget = readonly [lines: number, names: number, words: number, reason: string];

export const BUDGETS: Readonly<Record<string, Budget>> = {
  host: [7400, 0, 3800, 'sign-in, frame, navigation, loading of areas'],
  'remotes/account-and-team': [8900, 0, 2900, 'the reference area, and the largest'],
  'remotes/attribute-store': [2700, 0, 500, 'documents in three environments, comparison'],
  'remotes/billing': [4000, 0, 1050, 'plans, orders, invoices, cards'],
  'remotes/integrations': [7200, 0, 1200, 'nine settings pages, archive, audit trail'],
  'remotes/services-config': [4050, 0, 650, 'delivery services and three setups'],
  'remotes/versions': [1550, 0, 250, 'releases and who is notified'],
  'shared/api': [2550, 54, 2400, 'every call of the platform with its schemas'],
  'shared/browser': [300, 21, 250, 'storage, stores, focus'],
  'shared/contract': [1550, 120, 1800, 'what host, areas and release tool agree on'],
  'shared/http': [800, 36, 1050, 'token, errors, versions of records'],
  'shared/pages': [150, 6, 100, 'routes of areas'],
  'shared/platform/sandbox': [20_150, 16, 6550, 'the platform: 136 calls, provider, payments'],
  'shared/product': [1800, 71, 900, 'what several areas show of the same records'],
  'shared/query': [200, 21, 200, 'the query cache of calls'],
  'shared/router': [550, 17, 350, 'history and links, for 18 kB less'],
  'shared/schema': [150, 9, 150, 'the part of zod in use, rules of texts'],
  'shared/session': [1950, 26, 1650, 'tokens in five tabs, rights, company'],
  'shared/tools/build': [5100, 23, 2900, 'build, styles, words, lint rules, generators'],
  'shared/tools/testing': [500, 14, 250, 'route tests'],
  'shared/ui': [17_600, 392, 10_600, 'the design system: table, form, jobs, dialogs'],
  'shared/words': [150, 19, 250, 'texts and translations'],
  deploy: [7700, 16, 10_050, 'build, release tool, three stores, servers'],
};

/** `npm run <name>`, `npm run console -- <name>` and `npm run release -- <name>`. */
const COMMAND_BUDGETS = { scripts: 14, console: 16, release: 12 };

const read = (file: string) => readFileSync(file, 'utf8');
const manifestOf = (folder: string) =>
  JSON.parse(read(join(root, folder, 'package.json'))) as { exports?: object; scripts: object };

/** Names that a file exports, with those of the files it exports as a whole. */
function namesOf(file: string): number {
  const text = read(file);
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').filter((name) => name.trim()),
  );
  const declared = text.match(/^export (?:default|async|abstract|function|const|class|interface|type \w|enum|\* as)/gm);
  const passedOn = [...text.matchAll(/^export \* from '(\.[^']+)'/gm)].map(([, path = '']) =>
    resolve(dirname(file), path),
  );
  return listed.length + (declared?.length ?? 0) + passedOn.reduce((sum, path) => sum + namesOf(`${path}.ts`), 0);
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{(,])\/\/ .*$/gm;

/** A row for each budget: what it limits, the figure, the budget and its reason. */
export function weigh(): { what: string; figure: number; budget: number; reason: string }[] {
  const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|\/gallery\//.test(file);
  const files = sourceFiles().filter(isCode);
  const rows = Object.entries(BUDGETS).flatMap(([folder, [lines, names, words, reason]]) => {
    const texts = files.filter((file) => relative(root, file).startsWith(`${folder}/`)).map(read);
    const doors = Object.values(manifestOf(folder).exports ?? {}).filter((door): door is string =>
      /\.tsx?$/.test(door),
    );
    const comments = texts.flatMap((text) => text.match(COMMENT) ?? []).join(' ');
    const figures = [
      { what: 'lines', figure: texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0), budget: lines },
      { what: 'names', figure: doors.reduce((sum, door) => sum + namesOf(join(root, folder, door)), 0), budget: names },
      { what: 'words', figure: comments.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0, budget: words },
    ];
    return figures.map((each) => ({ ...each, what: `${folder} ${each.what}`, reason }));
  });
  const release = files
    .filter((file) => file.includes('/deploy/release/'))
    .map(read)
    .join('');
  const commands = {
    scripts: Object.keys(manifestOf('.').scripts).length,
    console: Object.keys(COMMANDS).length,
    release: new Set([...release.matchAll(/\bcommand\(\s*'([a-z-]+)/g)].map(([, name]) => name)).size,
  };
  return [
    ...rows,
    ...Object.entries(COMMAND_BUDGETS).map(([kind, budget]) => ({
      what: `commands: ${kind}`,
      figure: commands[kind as keyof typeof commands],
      budget,
      reason: 'a newcomer reads all of them',
    })),
  ];
}

if (process.argv[1] === import.meta.filename) {
  console.table(weigh());
}
