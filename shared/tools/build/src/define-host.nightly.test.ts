import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hostManifestSchema } from '@console/contract';
import webpack from 'webpack';
import { compile } from './compile';
import { defineHost } from './define-host';

jest.setTimeout(240_000);

const HOST = resolve(__dirname, '../../../../host');
const BOOTSTRAP = `
  import { z } from '@console/schema';
  export const name = z.string();
  export const later = () => import('@console/ui/record');`;

const PAGE = `<!doctype html><link integrity="%stylesheetHash%" href="%stylesheet%" />%scripts%
  <script integrity="%bootHash%" src="%boot%"></script>`;

let dir: string;

beforeAll(async () => {
  dir = await newHost('host-');
  await compile({ ...hostIn(dir), cache: false });
});
afterAll(() => rm(dir, { recursive: true }));

async function newHost(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  await mkdir(join(folder, 'src'));
  await symlink(join(HOST, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{ "name": "host", "version": "1.4.0", "type": "module" }');
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'src/runtime.ts'), "export default () => ({ name: 'runtime' });");
  await writeFile(join(folder, 'src/main.ts'), 'void import(/* webpackChunkName: "bootstrap" */ \'./bootstrap\');');
  await writeFile(join(folder, 'src/bootstrap.ts'), BOOTSTRAP);
  return folder;
}

function hostIn(folder: string): ReturnType<typeof defineHost> {
  const font = 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
  const sans = join(HOST, 'node_modules/@console/ui/node_modules/@fontsource-variable', font);
  const frame = {
    template: join(folder, 'index.html'),
    boot: join(HOST, 'src/boot.ts'),
    fonts: { sans, mono: join(folder, 'package.json'), first: 'abcÅÄÖ' },
    stylesheet: () => ':root { --a: 1 }',
  };
  return defineHost(folder, { runtimePlugin: 'src/runtime.ts', frame });
}

test('Q37 every script and style of a host has a published hash: in its page, or in its first script', async () => {
  const html = await readFile(join(dir, 'dist/index.html'), 'utf8');
  const inPage = new Map(
    [...html.matchAll(/integrity="([^"]+)" (?:src|href)="\/([^"]+)"/g)].map(([, hash, file]) => [file, hash]),
  );
  const first = await readFile(join(dir, 'dist', [...inPage.keys()].find((file) => file?.includes('/main.')) ?? ''));
  // No browser checks a worker's hash.
  const names = (await readdir(join(dir, 'dist/assets'))).filter((name) => /^(?!pfx\.).*\.(js|css)$/.test(name));
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) {
    const content = await readFile(join(dir, 'dist/assets', name));
    const hash = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    const published = inPage.get(`assets/${name}`) ?? (first.includes(hash) ? hash : 'none');
    expect({ name, published }).toEqual({ name, published: hash });
  }
  expect(first.toString()).not.toContain('sha256-chunk');
});

test('the typeface has a part with the first characters beside the whole', async () => {
  const sizeOf = async (name: string) => {
    const files = await readdir(join(dir, 'dist/assets'));
    return (await stat(join(dir, 'dist/assets', files.find((file) => file.startsWith(`${name}.`)) ?? ''))).size;
  };
  const whole = await sizeOf('sans-whole');
  expect(whole).toBeGreaterThan(25_000);
  expect(await sizeOf('sans')).toBeLessThan(whole / 2);
});

test('Q24 a host build lists the exports of its shared packages in host.json', async () => {
  const { version, exports = {} } = hostManifestSchema.parse(
    JSON.parse(await readFile(join(dir, 'dist/host.json'), 'utf8')),
  );

  expect(version).toMatch(/^1\.4\.0-[0-9a-f]{7}$/);
  expect(exports['@console/schema']?.split(' ')).toEqual(expect.arrayContaining(['z.object', 'z.string']));
  // Only areas fetch this door of the host.
  expect(exports['@console/ui/record']?.split(' ')).toContain('RecordList');
  const main = (await readdir(join(dir, 'dist/assets'))).find((file) => /^main\..*\.js$/.test(file)) ?? '';
  const script = await readFile(join(dir, 'dist/assets', main), 'utf8');
  expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('Q77 ids and the minifier’s input are the same in any folder: the names of variables depend on every letter of it', async () => {
  const elsewhere = await newHost('another-Førde 0123456789-');
  const [one, other] = [await beforeMinifying(dir), await beforeMinifying(elsewhere)];
  await rm(elsewhere, { recursive: true });
  expect([...other.keys()]).toEqual([...one.keys()]);
  // Both builds have libraries at the same place, as webpack's ids require.
  expect(one.get('ids of provided modules')).toMatch(/^\d{5}( \d{5})+$/);
  for (const [name, content] of one)
    expect({ name, isSame: other.get(name) === content }).toEqual({ name, isSame: true });
});

async function beforeMinifying(folder: string): Promise<Map<string, string>> {
  const scripts = new Map<string, string>();
  const host = hostIn(folder);
  await compile({
    ...host,
    cache: false,
    optimization: { ...host.optimization, minimizer: [(compiler) => record(compiler, scripts)] },
  });
  return scripts;
}

function record(compiler: webpack.Compiler, scripts: Map<string, string>): void {
  compiler.hooks.compilation.tap('test', (compilation) => {
    compilation.hooks.processAssets.tap(
      { name: 'test', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
      (assets) => {
        const names = Object.keys(assets).filter((name) => name.endsWith('.js'));
        for (const name of names.sort()) scripts.set(name, String(assets[name]?.source()));
        const provided = [...compilation.modules].filter((module) => module.identifier().startsWith('provide module'));
        const ids = provided.map((module) => compilation.chunkGraph.getModuleId(module));
        scripts.set('ids of provided modules', ids.join(' '));
      },
    );
  });
}
