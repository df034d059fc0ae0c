import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Catalogue } from '@console/words';

/** Other languages may have gaps. */
export const COMPLETE_LANGUAGES: readonly string[] = ['nb', 'sv'];

/** `words/sv.json`, `words/nb.json` */
export const wordsDir = (packageDir: string): string => join(packageDir, 'words');

export function cataloguesOf(packageDir: string): Map<string, Catalogue> {
  const folder = wordsDir(packageDir);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return new Map(
    files.sort().map((file) => {
      const content = readFileSync(join(folder, file), 'utf8');
      return [file.slice(0, -'.json'.length), JSON.parse(content) as Catalogue] as const;
    }),
  );
}

export function packageDirOf(file: string): string | undefined {
  for (let dir = dirname(file); dir !== dirname(dir); dir = dirname(dir))
    if (existsSync(join(dir, 'package.json'))) return dir;
  return undefined;
}
