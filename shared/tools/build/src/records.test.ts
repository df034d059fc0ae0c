import { join } from 'node:path';
import { build } from 'esbuild';

test('P17 the release tool, which reads records of builds, does not load webpack', async () => {
  const { metafile } = await build({
    entryPoints: [join(import.meta.dirname, 'records.ts')],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  const packages = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.flatMap(({ path, external }) => (external && !path.startsWith('node:') ? [path] : [])),
  );
  expect(new Set(packages)).toEqual(new Set(['@console/contract']));
});
