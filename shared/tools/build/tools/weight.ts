import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { COMMANDS } from './console';
import { root, sourceFiles } from './workspace';

/** Lines exclude tests; names are exports for other packages; words are those of comments. */
type Budget = readonly [lines: number, names: number, words: number, reason: string];

export const BUDGETS: Readonly<Record<string, Budget>> = {
  host: [7540, 0, 4000, 'sign-in, frame, navigation, loading of areas'],
  'remotes/account-and-team': [8760, 0, 2620, 'the reference area, and the largest'],
  'remotes/attribute-store': [2560, 0, 500, 'documents in three environments, comparison'],
  'remotes/billing': [3970, 0, 1100, 'plans, orders, invoices, cards'],
  'remotes/integrations': [6870, 0, 1090, 'nine settings pages, archive, audit trail'],
  'remotes/services-config': [3800, 0, 650, 'delivery services and three setups'],
  'remotes/versions': [1510, 0, 250, 'releases and who is notified'],
  'shared/api': [2_480, 55, 2500, 'every call of the platform with its schemas'],
  'shared/browser': [300, 22, 260, 'storage, stores, focus'],
  'shared/certificates': [550, 6, 370, '.pfx files of old and new programs'],
  'shared/contract': [1550, 124, 1800, 'what host, areas and release tool agree on'],
  'shared/http': [800, 41, 900, 'token, errors, what did not arrive, versions of records'],
  'shared/pages': [200, 7, 90, 'routes of areas'],
  'shared/platform/sandbox': [15_920, 17, 5945, 'the platform: 136 calls, provider, payments'],
  'shared/product': [1760, 57, 820, 'what several areas show of the same records'],
  'shared/query': [200, 22, 210, 'the query cache of calls'],
  'shared/router': [600, 18, 340, 'history and links, for 18 kB less'],
  'shared/schema': [500, 32, 410, 'the part of zod in use, what people paste: addresses, numbers, names, mails'],
  'shared/session': [1860, 27, 1630, 'tokens in five tabs, rights, company'],
  'shared/tools/build': [
    5390,
    24,
    3125,
    'build, styles, words and .po files, lint rules, generators that know who may enter, checks and stacks beside dev, types of shared packages',
  ],
  'shared/tools/testing': [530, 15, 250, 'route tests'],
  'shared/ui': [17_000, 330, 10_500, 'the design system: table, form, jobs, dialogs'],
  'shared/words': [200, 20, 260, 'texts and translations'],
  deploy: [7345, 17, 3875, 'build, release tool, three stores, servers'],
};

/** Of an area without a row: the smallest area's size. */
const NEW_AREA: Budget = [1600, 0, 250, 'a new area'];

export const budgetOf = (folder: string): Budget | undefined =>
  BUDGETS[folder] ?? (folder.startsWith('remotes/') ? NEW_AREA : undefined);

/** Room for a generated screen, above each budget. */
export const roomOf = (folder: string): readonly [lines: number, names: number, words: number] => {
  if (folder.startsWith('remotes/')) return [300, 0, 20];
  return SCREEN_ROOM[folder] ?? [0, 0, 0];
};
const SCREEN_ROOM: Readonly<Record<string, readonly [number, number, number]>> = {
  'shared/api': [25, 1, 20],
  'shared/platform/sandbox': [100, 0, 25],
};

/** `npm run <name>`, `npm run console -- <name>` and `npm run release -- <name>`. */
const COMMAND_BUDGETS = { scripts: 14, console: 17, release: 12 };

const read = (file: string) => readFileSync(file, 'utf8');
const manifestOf = (folder: string) =>
  JSON.parse(read(join(root, folder, 'package.json'))) as { exports?: object; scripts: object };

export const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|\/gallery\//.test(file);

/** Follows `export *`. */
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

export const linesOf = (texts: string[]) => texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);
export const wordsOf = (texts: string[]) => {
  const comments = texts.flatMap((text) => text.match(COMMENT) ?? []).join(' ');
  return comments.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0;
};

/** A row for each budget: what it limits, the figure, the budget and its reason. */
export function weigh(budgets = BUDGETS): { what: string; figure: number; budget: number; reason: string }[] {
  const files = sourceFiles().filter(isCode);
  const areas = files.flatMap((file) => /^remotes\/[^/]+(?=\/src\/area\.ts$)/.exec(relative(root, file)) ?? []);
  const all = Object.entries({ ...Object.fromEntries(areas.map((area) => [area, NEW_AREA])), ...budgets });
  const rows = all.flatMap(([folder, [lines, names, words, reason]]) => {
    const texts = files.filter((file) => relative(root, file).startsWith(`${folder}/`)).map(read);
    const room = roomOf(folder);
    const doors = Object.values(manifestOf(folder).exports ?? {}).filter((door): door is string =>
      /\.tsx?$/.test(door),
    );
    const figures = [
      { what: 'lines', figure: linesOf(texts), budget: lines + room[0] },
      {
        what: 'names',
        figure: doors.reduce((sum, door) => sum + namesOf(join(root, folder, door)), 0),
        budget: names + room[1],
      },
      { what: 'words', figure: wordsOf(texts), budget: words + room[2] },
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

export const overBudget = (rows: ReturnType<typeof weigh>) => rows.filter(({ figure, budget }) => figure > budget);

if (process.argv[1] === import.meta.filename) {
  const rows = weigh();
  console.table(rows);
  for (const { what, figure, budget } of overBudget(rows)) console.error(`${what}: ${figure} of ${budget}`);
  process.exitCode = overBudget(rows).length > 0 ? 1 : 0;
}
