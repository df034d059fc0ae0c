import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { areaNameRefusedReason } from '@console/contract';
import { COMPLETE_LANGUAGES, cataloguesOf } from '../src/words/catalogues';
import { capitalize, filledFolder, type WrittenFile, writeFiles } from './fill-template';

const copies = ['tsconfig.json', 'webpack.config.ts'];
const REFERENCE = 'remotes/account-and-team';

/**
 * Folder in `remotes`, claim in `deploy/areas`, type check, reviewers. @returns written files
 * @param area kebab-case, such as `release-notes`
 */
export function newArea(root: string, area: string): string[] {
  demandAreaName(area);
  const folder = join(root, 'remotes', area);
  if (existsSync(folder)) throw new Error(`remotes/${area} exists already`);

  const path = `/admin/${area}`;
  const words = { area, path, ...titles(root, area) };
  const files = [
    ...filledFolder('area-template', folder, words),
    ...copies.map((name) => ({ path: join(folder, name), content: readFileSync(join(root, REFERENCE, name), 'utf8') })),
    claimPath(root, area, path),
    { path: join(root, 'tsconfig.json'), content: withReference(root, area) },
    { path: join(root, '.github/CODEOWNERS'), content: withOwner(root, area) },
  ];
  return writeFiles(files);
}

/** Taken from other packages, else English until the team translates it. */
export function titles(root: string, area: string): Record<string, string> {
  const Title = capitalize(area.replaceAll('-', ' '));
  const packages = ['host', ...readdirSync(join(root, 'remotes')).map((name) => `remotes/${name}`), 'shared/ui'];
  const catalogues = packages.map((dir) => cataloguesOf(join(root, dir)));
  const inLanguage = (language: string) =>
    catalogues.map((words) => words.get(language)?.[Title]).find((text) => typeof text === 'string' && text !== '');
  return Object.fromEntries([
    ['Title', Title],
    ...COMPLETE_LANGUAGES.map((language) => [`Title in ${language}`, inLanguage(language) ?? Title]),
  ]) as Record<string, string>;
}

export function demandAreaName(area: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(area)) throw new Error(`"${area}" is not a name in kebab-case`);
  const refused = areaNameRefusedReason(area);
  if (refused) throw new Error(refused);
}

/** @throws if another area has the path or a part */
export function claimPath(root: string, area: string, path: string): WrittenFile {
  const folder = join(root, 'deploy/areas');
  const isWithin = (inner: string, outer: string) => `${inner}/`.startsWith(`${outer}/`);
  for (const file of readdirSync(folder)) {
    const otherArea = basename(file, '.json');
    if (otherArea === area) continue;
    const paths = pathsIn(readFileSync(join(folder, file), 'utf8'));
    const clash = paths.find((prefix) => isWithin(prefix, path) || isWithin(path, prefix));
    if (clash) throw new Error(`${clash} belongs to "${otherArea}"; choose another name than "${area}"`);
  }
  return { path: join(folder, `${area}.json`), content: `${JSON.stringify([path])}\n` };
}

export function pathsIn(claim: string): string[] {
  const value = JSON.parse(claim) as string[] | { paths?: string[] };
  return Array.isArray(value) ? value : (value.paths ?? []);
}

function withReference(root: string, area: string): string {
  const config = readFileSync(join(root, 'tsconfig.json'), 'utf8');
  const last = [...config.matchAll(/^ *\{ "path": "remotes\/[^"]+" \},\n/gm)].at(-1);
  if (!last) throw new Error('tsconfig.json has no place for the area');
  const line = last[0].replace(/remotes\/[^"]+/, `remotes/${area}`);
  const at = last.index + last[0].length;
  return config.slice(0, at) + line + config.slice(at);
}

function withOwner(root: string, area: string): string {
  const owners = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').trimEnd();
  return `${owners}\n${`/remotes/${area}/`.padEnd(31)}@console/${area}\n`;
}
