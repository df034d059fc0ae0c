import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
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

test('Q133 fifty packages are compared with their sources under a limit of 256 open files', async () => {
  const root = join(import.meta.dirname, '../../../..');
  const areas = Array.from({ length: 50 }, (_, at) => join(root, at % 2 ? 'remotes/billing' : 'remotes/versions'));
  const script = `import('${join(import.meta.dirname, 'fingerprint.ts')}').then(async ({ fingerprint }) => {
    const all = await Promise.all(${JSON.stringify(areas)}.map((dir) => fingerprint('${root}', dir)));
    console.log(new Set(all).size);
  })`;
  const limited = ['-c', 'ulimit -n 256; exec "$0" --import tsx -e "$1"', process.execPath, script];
  const { stdout } = await promisify(execFile)('bash', limited, { cwd: root });
  expect(stdout).toBe('2\n');
}, 30_000);
