import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compile, packageConfiguration } from './compile';
import { provenanceNow, stampManifest } from './provenance';
import { ownTypeErrors } from './source-problems';

/**
 * Into `dist`, with provenance. @param types false allows type errors; `publish` then needs `--no-types`
 * @throws with the compiler's words
 */
export async function buildOwnArea(folder: string, { types }: { types: boolean }): Promise<void> {
  const [errors, built] = await Promise.all([
    types ? typeErrorsIn(folder) : undefined,
    // A repository may forget to ignore the output.
    provenanceNow(folder, ['.', ':!dist', ':!node_modules']),
    packageConfiguration(folder, 'production').then(compile),
  ]);
  if (errors) throw new Error(`${errors}\nThe area is not built: types are wrong. --no-types builds it as it is`);
  await stampManifest(join(folder, 'dist/area.json'), { ...built, ...(types ? { types: 'checked' } : {}) });
}

async function typeErrorsIn(folder: string): Promise<string | undefined> {
  for (const file of ['tsconfig.json', 'node_modules/.bin/tsc'])
    if (!existsSync(join(folder, file))) return `There is no ${file} to check types with`;
  return ownTypeErrors(folder);
}
