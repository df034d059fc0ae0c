import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, sourceFiles, testFiles } from './workspace';

/* Which test files `npm test` leaves out. Dependencies follow from `package.json`. */

/** `cluster.nightly.test.ts`: each night, and after changes. */
export const isNightly = (suite: string) => /\.nightly\.(?:test|e2e)\.tsx?$/.test(suite);

const isSuite = (path: string) => /\.(?:test|e2e)\.tsx?$/.test(path);

/** Tests here look at the whole repository, so every file is a source. */
const OF_EVERYTHING = 'shared/tools/build';

const packages: ReadonlyMap<string, readonly string[]> = readPackages();

/**
 * Returns suites to leave out.
 * @param changed since the last green run; undefined means none
 */
export function leftOutSuites(changed: readonly string[] | undefined): string[] {
  const suites = testFiles()
    .map((file) => relative(root, file))
    .filter(isSuite);
  if (!changed) return suites.filter(isNightly);
  const sources = changed.filter((path) => !isSuite(path));
  const prose = sources.filter((path) => path.startsWith('docs/') || path.endsWith('.md'));
  const code = sources.filter((path) => !prose.includes(path));
  const changedPackages = new Set(code.flatMap((path) => packageOf(path) ?? [...packages.keys()]));
  const changedDirectly = new Set(code.map(packageOf));

  return suites.filter((suite) => {
    if (changed.includes(suite)) return false;
    const subject = subjectOf(suite);
    const text = readFileSync(join(root, suite), 'utf8');
    if (prose.some((path) => text.includes(path))) return false;
    if (isNightly(suite)) return !changedDirectly.has(subject);
    const isBrowserTest = suite.startsWith('e2e/');
    if (!isBrowserTest && subject === OF_EVERYTHING) return false;
    const declared = isBrowserTest && text.includes('/declared-pages') ? [...packages.keys()] : [];
    const tested = isBrowserTest ? [subject, 'host', 'e2e'] : [subject];
    const below = tested.flatMap((folder) => [...withDependencies(folder)]);
    return ![...below, ...declared].some((folder) => changedPackages.has(folder));
  });
}

/** Undefined unless only areas' code has changed. */
export function changedAreas(changed: readonly string[] = []): string[] | undefined {
  const code = changed.filter((path) => !isSuite(path) && !path.endsWith('.md'));
  const areas = new Set(code.map((path) => /^remotes\/([^/]+)\//.exec(path)?.[1]));
  return areas.size === 0 || areas.has(undefined) ? undefined : ([...areas] as string[]);
}

function subjectOf(suite: string): string {
  const [, room, area] = /^e2e\/src\/([^/]+)\/([^/]+)\//.exec(suite) ?? /^e2e\/src\/([^/]+)\//.exec(suite) ?? [];
  if (room === 'areas' && area) return `remotes/${area}`;
  if (room) return room === 'federation' ? 'deploy' : 'host';
  return packageOf(suite) ?? '';
}

/** Undefined outside packages, such as the lockfile. */
function packageOf(path: string): string | undefined {
  return [...packages.keys()].find((folder) => path.startsWith(`${folder}/`));
}

function withDependencies(folder: string, reached = new Set<string>()): Set<string> {
  if (reached.has(folder)) return reached;
  reached.add(folder);
  for (const below of packages.get(folder) ?? []) withDependencies(below, reached);
  return reached;
}

function readPackages(): Map<string, readonly string[]> {
  const manifests = sourceFiles().filter((file) => file.endsWith('/package.json') && dirname(file) !== root);
  const read = manifests.map((file) => {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown> & { name: string };
    return { folder: relative(root, dirname(file)), manifest };
  });
  const folders = new Map(read.map(({ folder, manifest }) => [manifest.name, folder]));
  return new Map(
    read.map(({ folder, manifest: { dependencies, devDependencies } }) => [
      folder,
      Object.keys({ ...(dependencies as object), ...(devDependencies as object) }).flatMap(
        (name) => folders.get(name) ?? [],
      ),
    ]),
  );
}
