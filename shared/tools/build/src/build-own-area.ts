import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compile, packageConfiguration } from './compile';
import { provenanceNow, stampManifest } from './provenance';
import { typeErrors } from './type-errors';

/**
 * Builds the area of a repository of its own into `dist`, with its provenance in `area.json`.
 * @param types false builds sources with type errors too; `publish` then needs `--no-types`
 * @throws with the compiler's words
 */
export async function buildOwnArea(folder: string, { types }: { types: boolean }): Promise<void> {
  const [errors, built] = await Promise.all([
    types ? typeErrorsIn(folder) : undefined,
    // Without the output, which a repository may have forgotten to ignore.
    provenanceNow(folder, ['.', ':!dist', ':!node_modules']),
    packageConfiguration(folder, 'production').then(compile),
  ]);
  if (errors) throw new Error(`${errors}\nThe area is not built: types are wrong. --no-types builds it as it is`);
  await stampManifest(join(folder, 'dist/area.json'), { ...built, ...(types ? { types: 'checked' } : {}) });
}

async function typeErrorsIn(folder: string): Promise<string | undefined> {
  for (const file of ['tsconfig.json', 'node_modules/.bin/tsc'])
    if (!existsSync(join(folder, file))) return `There is no ${file} to check types with`;
  return typeErrors(folder, ['--noEmit', '--incremental', 'false', '--composite', 'false']);
}
