import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './workspace';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

function run(script: string, env: NodeJS.ProcessEnv) {
  const path = `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`;
  const command = scripts[script] ?? '';
  return spawnSync('sh', ['-c', command], { cwd: ROOT, encoding: 'utf8', env: { ...process.env, PATH: path, ...env } });
}

test.each(['start', 'test', 'bootstrap', 'build', 'release', 'release:bucket', 'console', 'dev'])(
  'Q44 npm run %s with an old Node ends with one sentence',
  (script) => {
    const old = join(folder, 'old.cjs');
    writeFileSync(
      old,
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.19.1' } });",
    );
    const { status, stdout, stderr } = run(script, { NODE_OPTIONS: `--require ${old}` });
    expect(stderr).toMatch(
      /^\n {2}The console needs Node 20\.19 or later, and this is Node 18\.19\.1 \(.+\)\.\n.+\n\n$/,
    );
    expect([status, stdout]).toEqual([1, '']);
  },
);

function bootstrapIn(checkout: string, env: NodeJS.ProcessEnv) {
  mkdirSync(join(checkout, 'deploy'), { recursive: true });
  for (const file of ['package.json', 'deploy/bootstrap.cjs', 'deploy/node-version.cjs'])
    cpSync(join(ROOT, file), join(checkout, file));
  const { PNPM_HOME: _, XDG_DATA_HOME: __, ...rest } = process.env;
  const script = join(checkout, 'deploy/bootstrap.cjs');
  return spawnSync(process.execPath, [script], { cwd: checkout, encoding: 'utf8', env: { ...rest, ...env } });
}

test('Q44 a registry that does not answer is named at the start and at the end, within seconds', () => {
  const checkout = join(folder, 'offline');
  const registry = 'http://127.0.0.1:9/';
  const env = { HOME: folder, npm_config_registry: registry, npm_config_cache: join(folder, 'cache') };
  const started = Date.now();
  const { status, stdout, stderr } = bootstrapIn(checkout, env);
  expect(stdout).toMatch(/^ {2}Installing packages with pnpm [\d.]+ from http:\/\/127\.0\.0\.1:9\/ …\n/);
  expect(stderr).toContain('connect ECONNREFUSED 127.0.0.1:9');
  expect(stderr).toContain(`The packages are not installed: the lines above say why.\n  They come from ${registry};`);
  expect(status).toBe(1);
  // npm's retries take 70 s.
  expect(Date.now() - started).toBeLessThan(45_000);
});

test('Q44 with a home that cannot be written, packages come from the store of the installation, or one in the checkout', () => {
  const home = join(folder, 'no-folder');
  writeFileSync(home, '');
  const checkout = join(folder, 'read-only-home');
  const pnpm = join(checkout, 'node_modules/.bin/pnpm');
  mkdirSync(dirname(pnpm), { recursive: true });
  mkdirSync(join(checkout, 'node_modules/pnpm'));
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: { pnpm: string };
  };
  writeFileSync(join(checkout, 'node_modules/pnpm/package.json'), JSON.stringify({ version: devDependencies.pnpm }));
  writeFileSync(pnpm, '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const own = join(checkout, '.console/pnpm-store');
  expect(bootstrapIn(checkout, { HOME: home }).stdout).toMatch(
    new RegExp(`${home} cannot be written: packages are stored in ${own}\n[^]*--store-dir ${own}\n$`),
  );

  writeFileSync(join(checkout, 'node_modules/.modules.yaml'), '{\n  "storeDir": "/srv/store/v11",\n}');
  expect(bootstrapIn(checkout, { HOME: home }).stdout).toMatch(/--store-dir \/srv\/store\n$/);
  expect(bootstrapIn(checkout, { HOME: folder }).stdout).not.toContain('--store-dir');
});
