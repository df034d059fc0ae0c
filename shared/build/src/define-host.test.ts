import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hostManifestSchema } from '@console/contract';
import { compile } from './compile';
import { defineHost } from './define-host';

jest.setTimeout(240_000);

const HOST = resolve(__dirname, '../../../host');
const BOOTSTRAP = `
  import { z } from '@console/schema';
  export const name = z.string();
  export const later = () => import('@console/ui/record');`;

const PAGE = `<!doctype html><link integrity="%stylesheetHash%" href="%stylesheet%" />%scripts%
  <script integrity="%bootHash%" src="%boot%"></script>`;

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'host-'));
  await mkdir(join(dir, 'src'));
  await symlink(join(HOST, 'node_modules'), join(dir, 'node_modules'));
  await writeFile(join(dir, 'package.json'), '{ "name": "host", "version": "1.4.0", "type": "module" }');
  await writeFile(join(dir, 'index.html'), PAGE);
  await writeFile(join(dir, 'src/runtime.ts'), "export default () => ({ name: 'runtime' });");
  await writeFile(join(dir, 'src/main.ts'), 'void import(/* webpackChunkName: "bootstrap" */ \'./bootstrap\');');
  await writeFile(join(dir, 'src/bootstrap.ts'), BOOTSTRAP);
  const empty = join(dir, 'package.json');
  const frame = {
    template: join(dir, 'index.html'),
    boot: join(HOST, 'boot.js'),
    fonts: { sans: empty, mono: empty },
    stylesheet: () => ':root { --a: 1 }',
  };
  await compile({ ...defineHost(dir, { runtimePlugin: 'src/runtime.ts', standIns: {}, frame }), cache: false });
});
afterAll(() => rm(dir, { recursive: true }));

test('Q37 every script and style of a host has a published hash: in its page, or in its first script', async () => {
  const html = await readFile(join(dir, 'dist/index.html'), 'utf8');
  const inPage = new Map(
    [...html.matchAll(/integrity="([^"]+)" (?:src|href)="\/([^"]+)"/g)].map(([, hash, file]) => [file, hash]),
  );
  const first = await readFile(join(dir, 'dist', [...inPage.keys()].find((file) => file?.includes('/main.')) ?? ''));
  const names = (await readdir(join(dir, 'dist/assets'))).filter((name) => /\.(js|css)$/.test(name));
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) {
    const content = await readFile(join(dir, 'dist/assets', name));
    const hash = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    const published = inPage.get(`assets/${name}`) ?? (first.includes(hash) ? hash : 'none');
    expect({ name, published }).toEqual({ name, published: hash });
  }
  expect(first.toString()).not.toContain('sha256-chunk');
});

test('Q24 a host build says in host.json what its shared packages export', async () => {
  const { version, exports = {} } = hostManifestSchema.parse(
    JSON.parse(await readFile(join(dir, 'dist/host.json'), 'utf8')),
  );

  expect(version).toMatch(/^1\.4\.0-[0-9a-f]{7}$/);
  expect(exports['@console/schema']?.split(' ')).toEqual(expect.arrayContaining(['z.object', 'z.string']));
  // Brought, though it is fetched only when an area asks for it.
  expect(exports['@console/ui/record']?.split(' ')).toContain('RecordList');
  const main = (await readdir(join(dir, 'dist/assets'))).find((file) => /^main\..*\.js$/.test(file)) ?? '';
  const script = await readFile(join(dir, 'dist/assets', main), 'utf8');
  expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
