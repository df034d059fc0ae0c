import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageVersion } from '../src/package-version';
import { filledFolder, fillTemplate, writeFiles } from './fill-template';
import { demandAreaName, titles } from './new-area';

const OF_WORKSPACE = ['@swc/core', '@swc/jest', '@testing-library/jest-dom', '@types/jest', '@types/node', 'jest'];
const OF_TESTS = ['jest-environment-jsdom', 'jest-fixed-jsdom', 'oxlint', 'oxlint-tsgolint', 'typescript'];
const OF_AREAS = ['react', 'react-dom', '@types/react', '@types/react-dom'];
const REFERENCE = 'remotes/account-and-team';

/** Packages that no area imports. */
const NOT_IN_BUNDLE = ['build', 'deploy', 'pages', 'sandbox', 'testing'];

/**
 * One screen with its test, ready to develop, build and publish. @param archives paths from the folder, by name
 * @param folder empty or new, named like the area
 * @returns written files
 */
export function newAreaRepository(root: string, folder: string, archives: Readonly<Record<string, string>>): string[] {
  const area = demandNewFolder(folder);
  const path = `/admin/${area}`;
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
  const words = { area, path, ...titles(root, area), node: engines.node };
  const files = [
    ...filledFolder('area-repository-template', folder, words),
    ...['src', 'words'].flatMap((part) => filledFolder(`area-template/${part}`, join(folder, part), words)),
    { path: join(folder, 'package.json'), content: manifest(root, words, archives) },
    { path: join(folder, 'tsconfig.json'), content: compilerOptions(root) },
    {
      path: join(folder, 'webpack.config.ts'),
      content: readFileSync(join(root, REFERENCE, 'webpack.config.ts'), 'utf8'),
    },
    { path: join(folder, '.github/workflows/release.yml'), content: pipeline(root, 'github', area, GITHUB) },
    { path: join(folder, '.gitlab-ci.yml'), content: pipeline(root, 'gitlab', area, GITLAB) },
  ];
  return writeFiles(files);
}

/**
 * Refuses a folder with more than Git's files.
 * @returns the area's name
 */
export function demandNewFolder(folder: string): string {
  const area = basename(folder);
  demandAreaName(area);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.git' && name !== 'console') : [];
  if (files.length > 0) throw new Error(`${folder} is not empty: ${files.slice(0, 3).join(', ')}`);
  return area;
}

function manifest(root: string, words: Record<string, string>, archives: Readonly<Record<string, string>>): string {
  const base = JSON.parse(fillTemplate('area-repository-template/package.json.txt', words)) as object;
  const installed = (home: string) => (name: string) => [name, packageVersion(join(root, home, 'node_modules', name))];
  const dependencies = Object.entries(archives).map(([name, file]) => [name, `file:${file}`] as const);
  const isInBundle = ([name = '']: readonly string[]) => !NOT_IN_BUNDLE.includes(name.replace('@console/', ''));
  const sorted = (entries: readonly (readonly string[])[]) =>
    Object.fromEntries([...entries].sort(([a = ''], [b = '']) => (a < b ? -1 : 1)));
  const [react, types] = [OF_AREAS.slice(0, 2), OF_AREAS.slice(2)].map((names) => names.map(installed(REFERENCE)));
  return `${JSON.stringify(
    {
      ...base,
      dependencies: sorted([...dependencies.filter(isInBundle), ...(react ?? [])]),
      devDependencies: sorted([
        ...dependencies.filter((entry) => !isInBundle(entry)),
        ...(types ?? []),
        ...[...OF_WORKSPACE, ...OF_TESTS].map(installed('.')),
      ]),
      overrides: Object.fromEntries(dependencies.map(([name]) => [name, `$${name}`])),
    },
    null,
    2,
  )}\n`;
}

function compilerOptions(root: string): string {
  const { compilerOptions: base } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: Record<string, unknown>;
  };
  const { composite: _, incremental: __, emitDeclarationOnly: ___, ...options } = base;
  return `${JSON.stringify({ compilerOptions: { ...options, noEmit: true }, include: ['src', '*.ts'] }, null, 2)}\n`;
}

type Change = readonly [part: RegExp | string, by: string];

const GITHUB: readonly Change[] = [
  [/^ +paths: .*\n/m, ''],
  ['- run: npm run unit -- "remotes/$AREA"', '- run: npm test'],
  [/^( +)(RELEASE_TOKEN=.* publish "\$AREA")/m, '$1npm run -s build\n$1$2'],
];
const GITLAB: readonly Change[] = [
  [/^ +changes: .*\n/gm, ''],
  [/^( +)- npm run unit -- "remotes\/\$AREA"\n/m, '$1- npm test\n$1- npm run -s build\n'],
];

/** Throws if a part is missing: no half copies of a changed pipeline. */
function pipeline(root: string, of: 'github' | 'gitlab', area: string, changes: readonly Change[]): string {
  const inEach: Change[] = [
    [/^# Releases one area;.*\n/, ''],
    [/\bbilling\b/g, area],
    [/npm run bootstrap/g, 'npm ci'],
  ];
  const text = readFileSync(join(root, 'deploy/pipelines', of, 'release-area.yml'), 'utf8');
  return [...inEach, ...changes].reduce((before, [part, by]) => {
    const after = before.replace(part, by);
    if (after === before) throw new Error(`A pipeline of deploy/pipelines has nothing like ${part}`);
    return after;
  }, text);
}
