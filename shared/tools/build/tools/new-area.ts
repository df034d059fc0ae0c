import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { capitalize, fillTemplate } from './fill-template';

/** Files of the area's folder, by template. */
const targets: Record<string, string> = {
  'package.json.txt': 'package.json',
  'README.md.txt': 'README.md',
  'CHANGELOG.md.txt': 'CHANGELOG.md',
  'area.ts.txt': 'src/area.ts',
  'remote.tsx.txt': 'src/remote.tsx',
  'CountriesPage.tsx.txt': 'src/countries/CountriesPage.tsx',
  'countries-columns.tsx.txt': 'src/countries/countries-columns.tsx',
  'countries-queries.ts.txt': 'src/countries/countries-queries.ts',
  'CountriesPage.test.tsx.txt': 'src/countries/CountriesPage.test.tsx',
};

/** Files that are equal in every area, copied from the reference area. */
const copies = ['tsconfig.json', 'webpack.config.ts'];
const REFERENCE = 'remotes/account-and-team';

/**
 * Makes an area with one page that reads from the platform: its folder in `remotes`, its paths in `deploy/areas.json`,
 * its entry in the type check, and its reviewers. Returns the paths of the written files.
 * @param area the remote's name, kebab-case, such as `release-notes`
 */
export function newArea(root: string, area: string): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(area)) throw new Error(`"${area}" is not a name in kebab-case`);
  if (area === 'host') throw new Error('The host is published under that name');
  const folder = join(root, 'remotes', area);
  if (existsSync(folder)) throw new Error(`remotes/${area} exists already`);

  const path = `/admin/${area}`;
  const words = { area, path, Title: capitalize(area.replaceAll('-', ' ')) };
  const files = [
    ...Object.entries(targets).map(([template, target]) => ({
      path: join(folder, target),
      content: fillTemplate(`area-template/${template}`, words),
    })),
    ...copies.map((name) => ({ path: join(folder, name), content: readFileSync(join(root, REFERENCE, name), 'utf8') })),
    { path: join(root, 'deploy/areas.json'), content: withPaths(root, area, path) },
    { path: join(root, 'tsconfig.json'), content: withReference(root, area) },
    { path: join(root, '.github/CODEOWNERS'), content: withOwner(root, area) },
  ];
  for (const file of files) {
    mkdirSync(dirname(file.path), { recursive: true });
    writeFileSync(file.path, file.content);
  }
  return files.map((file) => file.path);
}

/** `deploy/areas.json` with the area. Throws if another area has this path, or a part of it. */
function withPaths(root: string, area: string, path: string): string {
  const areas = JSON.parse(readFileSync(join(root, 'deploy/areas.json'), 'utf8')) as Record<string, string[]>;
  const isWithin = (inner: string, outer: string) => `${inner}/`.startsWith(`${outer}/`);
  for (const [other, taken] of Object.entries(areas)) {
    const clash = taken.find((prefix) => isWithin(prefix, path) || isWithin(path, prefix));
    if (clash) throw new Error(`${clash} belongs to "${other}"; choose another name than "${area}"`);
  }
  return `${JSON.stringify({ ...areas, [area]: [path] }, null, 2)}\n`;
}

/** The root's `tsconfig.json` with the area after the others. */
function withReference(root: string, area: string): string {
  const config = readFileSync(join(root, 'tsconfig.json'), 'utf8');
  const last = [...config.matchAll(/^ *\{ "path": "remotes\/[^"]+" \},\n/gm)].at(-1);
  if (!last) throw new Error('tsconfig.json has no place for the area');
  const line = last[0].replace(/remotes\/[^"]+/, `remotes/${area}`);
  const at = last.index + last[0].length;
  return config.slice(0, at) + line + config.slice(at);
}

/** `.github/CODEOWNERS` with the area's line after those of the others. */
function withOwner(root: string, area: string): string {
  const owners = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').trimEnd();
  return `${owners}\n${`/remotes/${area}/`.padEnd(31)}@console/${area}\n`;
}
